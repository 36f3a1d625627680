import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import { setAbsentParts } from '@/lib/absentParts';
import * as page from '@/pages/about';
import { product } from '@/shared/product';
import { shop } from '../mocks/catalogue';
import { failure } from '../mocks/contract';
import { withMockProvider } from '../mocks/server';
import { renderPage } from './support/renderPage';

const { answer } = withMockProvider();

beforeEach(clearAnswers);
afterEach(() => setAbsentParts(''));

async function open() {
  renderPage(page, 'about', '/en/about');
  await screen.findByRole('heading', { level: 1, name: `About ${product.name}` });
}

const part = (name: string) => screen.getByRole('region', { name });

const values = () =>
  Object.fromEntries(
    within(part('In numbers'))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it('the about page says who is behind the product before how it came about', async () => {
  await open();
  expect(document.title).toBe(`About · ${product.name}`);
  expect(screen.getByText(/^2 people who publish careful studies/)).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent(/^An orrery shows/);
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['In numbers', 'Where the money comes from', 'Our story', 'Contact us']);
  const titles = within(part('Our story')).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    '2019: one study',
    '2021: the first titles',
    '2023: 13 projects',
    '2026: 13 languages',
  ]);
});

it('the about page counts what there is', async () => {
  answer({ shop: () => ({ ...shop, studies: 1031, titles: 9 }) });
  await open();
  expect(values()).toEqual({
    Members: '8,214',
    'Countries they live in': '61',
    Studies: '1,031',
    Titles: '9',
    'People on the team': '2',
    Languages: '13',
  });
});

it('the about page leaves out what there is none or one of', async () => {
  answer({
    shop: () => ({ ...shop, members: null, countries: null, titles: 1 }),
    people: () => [],
  });
  await open();
  expect(screen.queryByRole('region', { name: 'In numbers' })).not.toBeInTheDocument();
  expect(screen.queryByText(/people who publish/)).not.toBeInTheDocument();
});

it('facts that cannot be loaded leave the rest of the page', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  answer({
    shop: () => {
      throw failure('INTERNAL');
    },
  });
  await open();
  expect(part('Where the money comes from')).toHaveTextContent('nothing on this site is an ad');
});

it('without texts about a company, the about page has only facts and the contact form', async () => {
  setAbsentParts('company');
  await open();
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['In numbers', 'Contact us']);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('links to the contact form lead to its section on the about page', async () => {
  await open();
  const contact = part('Contact us');
  expect(contact).toHaveAttribute('id', 'contact');
  expect(within(contact).getByRole('button')).toBeVisible();
  expect(within(contact).getAllByRole('textbox').length).toBeGreaterThan(1);
});

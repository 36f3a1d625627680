import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as page from '@/pages/about';
import { product } from '@/shared/product';
import { renderPage } from './support/renderPage';

const open = () => renderPage(page, 'about', '/en/about');
const part = (name: string) => screen.getByRole('region', { name });

it('the about page says what the product is and how it came about', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Careful work/);
  expect(document.title).toBe(`About · ${product.name}`);
  const titles = within(part('Our story')).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['2019', '2021', '2023', '2026']);
});

it('the about page formats its numbers for the language', () => {
  open();
  const facts = part('In numbers');
  const values = within(facts)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(values).toEqual(['8,214', '61', '24', '14']);
  expect(within(facts).getAllByRole('term')[0]).toHaveTextContent('members');
});

it('the about page says where the money comes from', () => {
  open();
  expect(part('Where the money comes from')).toHaveTextContent('nothing on this site is an ad');
});

it('links to the contact form lead to its section on the about page', () => {
  open();
  const contact = part('Contact us');
  expect(contact).toHaveAttribute('id', 'contact');
  expect(within(contact).getByRole('button')).toBeVisible();
  expect(within(contact).getAllByRole('textbox').length).toBeGreaterThan(1);
});

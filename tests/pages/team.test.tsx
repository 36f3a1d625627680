import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearAnswers } from '@/data/query';
import { initialsOf } from '@/ui/initials';
import * as page from '@/pages/team';
import { product } from '@/shared/product';
import { failure } from '../mocks/contract';
import { withMockProvider } from '../mocks/server';
import { renderPage } from './support/renderPage';

const { answer } = withMockProvider();

beforeEach(clearAnswers);

async function open() {
  renderPage(page, 'team', '/en/team');
  await screen.findByRole('heading', { level: 1 });
}

it('the team page lists its people with their responsibilities', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Small enough to know who decided');
  expect(document.title).toBe(`Team · ${product.name}`);
  const people = screen.getByRole('region', { name: 'Who’s responsible for what' });
  expect(within(people).getAllByRole('listitem')).toHaveLength(2);
  const languages = within(people).getByText('Languages').closest('li');
  expect(languages).toHaveTextContent('Aigerim Suleimen');
  expect(languages?.querySelector('svg')).toHaveTextContent('A\u200cS');
});

it('a team without people shows no empty section', async () => {
  answer({ people: () => [] });
  await open();
  expect(screen.queryByRole('region', { name: 'Who’s responsible for what' })).not.toBeInTheDocument();
});

it('people who cannot be loaded leave the rest of the page', async () => {
  answer({
    people: () => {
      throw failure('INTERNAL');
    },
  });
  await open();
  expect(screen.queryByRole('region', { name: 'Who’s responsible for what' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'How we work' })).toBeVisible();
});

it('the team page links applicants to the contact form', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/about#contact');
  expect(screen.getByRole('region', { name: 'How we work' })).toHaveTextContent('No meetings before noon');
});

it.each([
  ['Mira Lindqvist', 'M\u200cL'],
  ['Ana María de la Cruz', 'A\u200cC'],
  ['米拉·林德奎斯特', '米\u200c林'],
  ['Prince', 'P'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

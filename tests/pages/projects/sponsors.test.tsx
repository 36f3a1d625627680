import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as page from '@/pages/projects/sponsors';
import { renderPage } from '../support/renderPage';

const open = (query = '') => renderPage(page, 'projects/sponsors', `/en/projects/sponsors${query}`);

const offers = () => within(screen.getByRole('region', { name: 'What can be sponsored' }));
const titles = () =>
  offers()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('a sponsorship offer shows whether it is still available', async () => {
  open();
  await screen.findByRole('radio', { name: 'Everything' });
  expect(titles()).toHaveLength(6);
  expect(offers().getAllByText('Open')).toHaveLength(4);
  expect(offers().getByText('Taken until 2028')).toBeVisible();
  expect(offers().getByText('Taken until 2027')).toBeVisible();
});

it('choosing a kind filters the offers, announces the result, and updates the URL', async () => {
  const router = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Shelves' }));
  await waitFor(() => expect(titles()).toEqual(['Shelf in the harbor library', 'Shelf in a mountain hut']));
  expect(router.state.location.search).toBe('?kind=shelf');
  expect(offers().getByRole('status')).toHaveTextContent(
    'Shelf in the harbor library and Shelf in a mountain hut',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Everything' }));
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(router.state.location.search).toBe('');
});

it('the kind of offers comes from the URL', async () => {
  open('?kind=study');
  expect(await screen.findByRole('radio', { name: 'Studies' })).toBeChecked();
  expect(titles()).toEqual(['Noise in open offices', 'What hands remember']);
});

it('an unknown kind of offers shows everything', async () => {
  open('?kind=stadium');
  expect(await screen.findByRole('radio', { name: 'Everything' })).toBeChecked();
  expect(titles()).toHaveLength(6);
});

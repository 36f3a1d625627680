import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { figures, payoutOf, profitOf } from '@/features/site/investors/figures';
import * as page from '@/pages/projects/investors';
import { renderPage } from '../support/renderPage';

const open = () => renderPage(page, 'projects/investors', '/en/projects/investors');

it('two of the five years had no profit, as the page says', () => {
  expect(figures.map(profitOf)).toEqual([-62, 66, 134, -23, 306]);
});

it('a share pays its part of a third of the profit, in cents, and nothing for a year without profit', () => {
  expect(payoutOf(306, 1)).toBe(4250);
  expect(payoutOf(306, 50)).toBe(212_500);
  expect(payoutOf(-62, 50)).toBe(0);
});

it('the table has the same data as the chart', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Five years' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(6);
  expect(rows[1]).toHaveTextContent('20221,1801,242-62');
  expect(rows[5]).toHaveTextContent('20262,9042,598306');
  expect(screen.getByRole('img', { name: 'Revenue and profit over the last five years' })).toBeVisible();
});

it('the share calculator shows the payout for one year and for ten', async () => {
  open();
  const shares = await screen.findByRole('slider', { name: 'Shares' });
  fireEvent.change(shares, { target: { value: '1' } });
  expect(screen.getByText('1 share')).toBeVisible();
  expect(screen.getByText('$42.50')).toBeVisible();
  expect(screen.getByText('$425.00')).toBeVisible();
});

it('the dates on the investors page are machine-readable', async () => {
  open();
  const day = await screen.findByText('Mar 12, 2027');
  expect(day).toHaveAttribute('datetime', '2027-03-12');
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import * as page from '@/pages/projects/exchange';
import { paths } from '@/shared/paths';
import { answering, endpoint } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();

beforeEach(clearAnswers);

const rate = (
  id: string,
  code: string,
  decimals: number,
  rate: string,
  takenAt = '2026-11-20T15:00:00Z',
) => ({
  Currency: { id, code },
  decimals,
  rate,
  source: code === 'KWD' ? 'Central Bank of Kuwait' : 'European Central Bank',
  takenAt,
});

const rates = [
  rate('1', 'USD', 2, '1'),
  rate('2', 'EUR', 2, '0.92'),
  rate('3', 'KRW', 0, '1380.5'),
  rate('4', 'KWD', 3, '0.307', '2026-11-18T15:00:00.000Z'),
];

const answer = (Rates: readonly object[]) =>
  answering({ exchangeRates: { base: { id: '1', code: 'USD' }, Rates } });

function open(query = '', Rates: readonly object[] = rates) {
  const asked = vi.fn<() => void>();
  provider.use(
    endpoint.query('ExchangeRates', () => {
      asked();
      return answer(Rates);
    }),
  );
  const router = renderPage(
    page,
    paths.project.pattern.replace(/^:lang\//, ''),
    paths.project.href('en', 'exchange') + query,
  );
  return { router, asked };
}

/** The first page of a file is slow to load. */
const amount = () => screen.findByLabelText('Amount');
const from = () => screen.getByRole('combobox', { name: 'From' });
const to = () => screen.getByRole('combobox', { name: 'To' });
const answerLine = () => within(screen.getByRole('region', { name: 'Result' })).getByRole('status');
const working = () => screen.getByRole('region', { name: 'Result' });

describe('the currency converter', () => {
  it('starts with a hundred of the language’s currency', async () => {
    open();
    expect(await amount()).toHaveValue('100');
    expect(from()).toHaveValue('USD');
    expect(to()).toHaveValue('EUR');
    expect(answerLine()).toHaveTextContent('92.00');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('shows the rate, the effect of rounding, and the source and time of the rate', async () => {
    open('?amount=100&from=EUR&to=KWD');
    await amount();
    expect(working()).toHaveTextContent(/1\s*EUR.*=.*0\.333696\s*KWD/);
    expect(working()).toHaveTextContent(/33\.36956521739\s*KWD/);
    expect(working()).toHaveTextContent(/0\.00043478261\s*KWD.*in your favor/);
    expect(working()).toHaveTextContent('European Central Bank and Central Bank of Kuwait');
    // A cross rate is as old as the older of its two rates.
    expect(within(working()).getByText(/Nov 18, 2026/)).toHaveAttribute(
      'datetime',
      '2026-11-18T15:00:00.000Z',
    );
  });

  it('converts while typing, and replaces the URL without a history entry or request', async () => {
    const { router, asked } = open();
    const field = await amount();
    await userEvent.clear(field);
    await userEvent.type(field, '1,234.50');
    expect(answerLine()).toHaveTextContent('1,135.74');
    await waitFor(() => expect(router.state.location.search).toBe('?amount=1234.5&from=USD&to=EUR'));
    expect(field).toHaveValue('1,234.50');
    expect(field).toHaveFocus();
    expect(router.state.historyAction).toBe('REPLACE');
    expect(asked).toHaveBeenCalledOnce();
  });

  it('accepts the digits of any script', async () => {
    open();
    const field = await amount();
    await userEvent.clear(field);
    await userEvent.type(field, '٢٠٠');
    expect(answerLine()).toHaveTextContent('184.00');
  });

  it('explains an invalid amount and keeps it, while the URL keeps the last valid one', async () => {
    const { router } = open('?amount=5&from=USD&to=EUR');
    const field = await amount();
    await userEvent.clear(field);
    await userEvent.type(field, 'seven');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/doesn’t look like an amount/);
    expect(field).toHaveValue('seven');
    expect(answerLine()).toHaveTextContent('No result yet.');
    await userEvent.selectOptions(to(), 'KRW');
    await waitFor(() => expect(router.state.location.search).toBe('?amount=5&from=USD&to=KRW'));
    expect(field).toHaveValue('seven');
  });

  it('swaps the currencies with a button, or if the same one is chosen twice', async () => {
    open('?amount=10&from=EUR&to=KRW');
    await amount();
    await userEvent.click(screen.getByRole('button', { name: 'Swap the currencies' }));
    expect([from(), to()].map((select) => (select as HTMLSelectElement).value)).toEqual(['KRW', 'EUR']);
    await userEvent.selectOptions(to(), 'KRW');
    expect(from()).toHaveValue('EUR');
    expect(to()).toHaveValue('KRW');
    expect(answerLine()).toHaveTextContent('15,005');
  });

  it('falls back to defaults for invalid parameters', async () => {
    open('?amount=1e9&from=%3Cscript%3E&to=XXX');
    expect(await amount()).toHaveValue('100');
    expect(from()).toHaveValue('USD');
    expect(to()).toHaveValue('EUR');
  });

  it('follows changes of the URL', async () => {
    const { router } = open();
    const field = await amount();
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await waitFor(() => expect(router.state.location.search).toContain('amount=7'));
    await router.navigate(`${router.state.location.pathname}?amount=55&from=KWD&to=USD`);
    await waitFor(() => expect(field).toHaveValue('55'));
    expect(from()).toHaveValue('KWD');
  });

  it('lists all rates against the chosen currency in both directions', async () => {
    open();
    await amount();
    await userEvent.selectOptions(from(), 'EUR');
    const table = screen.getByRole('table', { name: 'All rates for Euro' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    const won = within(table).getByRole('row', { name: /South Korean Won/ });
    expect(won).toHaveTextContent(/1,500\.54\s*KRW/);
    expect(won).toHaveTextContent(/0\.000666425\s*EUR/);
    expect(within(table).queryByRole('rowheader', { name: /Euro/ })).not.toBeInTheDocument();
  });
});

describe('the exchange rates', () => {
  it('do not block the rest of the page, and can be retried', async () => {
    open();
    provider.use(endpoint.query('ExchangeRates', () => HttpResponse.error(), { once: true }));
    expect(await screen.findByText('Loading rates')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load rates.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await amount()).toHaveValue('100');
  });

  it('are left out if unusable; with fewer than two there is no converter', async () => {
    open('', [rates[0] ?? {}, rate('9', 'XXX', 2, '0'), rate('8', 'YYY', 2, 'many')]);
    expect(await screen.findByText(/No rates yet/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

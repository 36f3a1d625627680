import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { redirectTo } from '@/lib/redirectTo';
import * as page from '@/pages/profile/wallet/payments';
import { session } from '@/session/session';
import { supportDialog } from '../ui/nativeDialog';
import { answering, endpoint, failing } from './support/answers';
import { mockRedirects } from './support/mockRedirects';
import { failedPayment, payment, paymentsAnswers } from './support/payments';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
mockRedirects();
beforeAll(supportDialog);
beforeEach(() => session.getState().setToken('token-of-ada'));
afterEach(() => vi.restoreAllMocks());

const open = (query = '') =>
  renderPage(page, 'profile/wallet/payments', `/en/profile/wallet/payments${query}`);

/** Opens a date field and types its digits; returns the group of its parts. */
async function typeDay(label: string, digits: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `${label} Any day` }));
  const group = await screen.findByRole('group', { name: label });
  await waitFor(() => expect(within(group).getByRole('spinbutton', { name: /^month/ })).toHaveFocus());
  await userEvent.keyboard(digits);
  return group;
}

it('a payment shows product, date, method, state and amount, and links to its receipt', async () => {
  paymentsAnswers([payment()]);
  open();
  const row = within(await screen.findByRole('row', { name: /The Atlas of Attention/ }));
  expect(row.getByText('€45.00')).toBeVisible();
  expect(row.getByText('Card')).toBeVisible();
  expect(row.getByText('Paid')).toBeVisible();
  expect(row.getByRole('link', { name: /Receipt for .*The Atlas of Attention/ })).toHaveAttribute(
    'href',
    '/en/profile/wallet/receipts/tx-1',
  );
  expect(screen.getByText('1 payment')).toBeVisible();
});

it('the payment details show the fee, the charged amount, the product and the order', async () => {
  paymentsAnswers([payment({ refunded: '5.00', status: 'PARTIALLY_REFUNDED' })]);
  open();
  const toggle = await screen.findByRole('button', { name: /Details of .*The Atlas/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('€1.20')).not.toBeInTheDocument();
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('€1.20')).toBeVisible();
  expect(screen.getByText('$48.60')).toBeVisible();
  expect(screen.getByText('€5.00')).toBeVisible();
  expect(screen.getByText('Scholar')).toBeVisible();
  expect(screen.getByText('17')).toBeVisible();
  expect(screen.getByRole('link', { name: '7KMP-4RXD' })).toHaveAttribute(
    'href',
    '/en/products/2/payment?order=90',
  );
});

it('a payment without a provider shows no fee', async () => {
  paymentsAnswers([payment({ fee: null, PaymentMethod: { id: 'balance', displayName: 'Wallet' } })]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Details of .*The Atlas/ }));
  expect(screen.getByText('Last change')).toBeVisible();
  expect(screen.queryByText('Payment fee')).not.toBeInTheDocument();
});

it('a top-up is labeled as one in the list of payments', async () => {
  paymentsAnswers([payment({ purpose: 'TOP_UP', Order: null })]);
  open();
  expect(await screen.findByRole('rowheader', { name: /Wallet top-up/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Receipt for/ })).toBeVisible();
});

it('page and filters of the payments come from the URL', async () => {
  const asked = paymentsAnswers([payment()], 25);
  open('?page=2&status=refunded&search=45&from=2026-11-01&to=2026-11-20');
  expect(await screen.findByRole('navigation', { name: 'Pages of your payments' })).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    offset: 10,
    limit: 10,
    sort: 'NEWEST',
    filter: {
      status: ['REFUNDED'],
      search: '45',
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 21).toISOString(),
    },
  });
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('45');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Refunded');
  expect(screen.getByRole('button', { name: 'From Nov 1, 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'To Nov 20, 2026' })).toBeVisible();
});

it('filtering payments updates the URL and starts at the first page', async () => {
  paymentsAnswers([payment()], 25);
  const router = open('?page=2');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'atlas');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Declined');
  await typeDay('From', '11012026');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?search=atlas&status=failed&from=2026-11-01'),
  );
  await waitFor(() => expect(screen.getByRole('table', { name: 'Payments' })).toBeVisible());
});

it('a date can be cleared in its calendar, and follows “Clear filters”', async () => {
  paymentsAnswers([payment()], 25);
  const router = open('?from=2026-11-01&to=2026-11-20');
  await userEvent.click(await screen.findByRole('button', { name: 'From Nov 1, 2026' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open calendar' }));
  // Days after the end of the filter are disabled.
  expect(screen.getByRole('button', { name: /November 21, 2026/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Any day' }));
  await waitFor(() => expect(router.state.location.search).toBe('?to=2026-11-20'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('button', { name: 'To Any day' })).toBeVisible();
});

it('a partial date filters nothing, and is cleared with the other filters', async () => {
  paymentsAnswers([payment()], 25);
  const router = open('?status=refunded');
  const group = await typeDay('From', '11');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
  expect(group).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'From Any day' })).toBeVisible();
});

it('invalid payment filters in the URL fall back to defaults', async () => {
  const asked = paymentsAnswers([payment()]);
  open('?page=-1&status=sold&from=2026-13-45&to=yesterday');
  await screen.findByRole('table', { name: 'Payments' });
  expect(asked).toHaveBeenCalledExactlyOnceWith({ offset: 0, limit: 10, sort: 'NEWEST', filter: {} });
});

it('a failed payment is retried with the provider', async () => {
  paymentsAnswers([failedPayment()]);
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('PaymentRetry', ({ variables }) => {
      asked(variables);
      return answering({
        paymentRetry: {
          redirectUrl: '/sandbox/pay/sbx_2',
          Order: { id: '90', status: 'CONFIRMED' },
          Transaction: { id: 'tx-2', status: 'PENDING' },
        },
      });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Retry payment for .*The Atlas/ }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(`${window.location.origin}/sandbox/pay/sbx_2`));
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    transactionId: 'tx-1',
    paymentMethodId: 'sandbox',
    idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/),
  });
});

it('a double click on “Try again” retries a payment once', async () => {
  paymentsAnswers([failedPayment()]);
  const asked = vi.fn<() => void>();
  const answer = Promise.withResolvers<void>();
  provider.use(
    endpoint.mutation('PaymentRetry', async () => {
      asked();
      await answer.promise;
      return answering({
        paymentRetry: {
          redirectUrl: '/sandbox/pay/sbx_2',
          Order: { id: '90', status: 'CONFIRMED' },
          Transaction: { id: 'tx-2', status: 'PENDING' },
        },
      });
    }),
  );
  open();
  await userEvent.dblClick(await screen.findByRole('button', { name: /Retry payment for/ }));
  answer.resolve();
  await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledOnce();
});

it('a retry whose response was lost is resent under the same key', async () => {
  paymentsAnswers([failedPayment()]);
  const keys: unknown[] = [];
  provider.use(
    endpoint.mutation('PaymentRetry', ({ variables }) => {
      keys.push(variables['idempotencyKey']);
      return HttpResponse.error();
    }),
  );
  open();
  const retry = await screen.findByRole('button', { name: /Retry payment for/ });
  await userEvent.click(retry);
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  await userEvent.click(retry);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('a payment whose order has expired cannot be retried', async () => {
  const { Order } = failedPayment();
  paymentsAnswers([failedPayment({ Order: Order && { ...Order, status: 'EXPIRED' } })]);
  open();
  await screen.findByRole('table', { name: 'Payments' });
  expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Receipt/ })).not.toBeInTheDocument();
});

it('a pending payment can be continued, but only on a provider’s page', async () => {
  const waiting = { status: 'PENDING', purpose: 'TOP_UP', Order: null } as const;
  paymentsAnswers([
    payment({ ...waiting, id: '1', redirectUrl: '/sandbox/pay/sbx_3' }),
    payment({ ...waiting, id: '2', redirectUrl: 'https://evil.example/' }),
  ]);
  open();
  const links = await screen.findAllByRole('link', { name: /Finish paying/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', `${window.location.origin}/sandbox/pay/sbx_3`);
});

it('the payments are downloaded as CSV, with filters and token', async () => {
  paymentsAnswers([payment()]);
  const asked = vi.fn<(request: { query: string; bearer: string | null; language: string | null }) => void>();
  provider.use(
    http.get('*/api/transactions.csv', ({ request }) => {
      const { headers } = request;
      asked({
        query: new URL(request.url).search,
        bearer: headers.get('authorization'),
        language: headers.get('accept-language'),
      });
      return new HttpResponse('Date\r\n', {
        headers: { 'content-disposition': 'attachment; filename="payments-2026-11-21-en.csv"' },
      });
    }),
  );
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:file');
  URL.revokeObjectURL = vi.fn<() => void>();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  open('?status=paid&search=atlas');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual(['payments-2026-11-21-en.csv blob:file']));
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    query: '?search=atlas&status=SUCCEEDED',
    bearer: 'Bearer token-of-ada',
    language: 'en-US',
  });
});

it('a failed CSV download is reported', async () => {
  paymentsAnswers([payment()]);
  provider.use(
    http.get('*/api/transactions.csv', () =>
      HttpResponse.json({ error: { code: 'INTERNAL', message: 'no' } }, { status: 500 }),
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our end.');
});

it('an empty list of payments says that there are none', async () => {
  paymentsAnswers([]);
  open();
  expect(await screen.findByText('No payments yet')).toBeVisible();
});

it('payment filters without results can be cleared', async () => {
  paymentsAnswers([]);
  open('?from=2026-11-01');
  expect(await screen.findByRole('link', { name: 'Show all payments' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/payments',
  );
});

it('a page past the end of the payments links back to the first', async () => {
  paymentsAnswers([], 12);
  open('?page=7');
  expect(await screen.findByRole('link', { name: 'Go to first page' })).toBeVisible();
});

it('payments that failed to load can be retried', async () => {
  provider.use(endpoint.query('Transactions', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your payments');
  paymentsAnswers([payment()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeVisible();
});

it('payments that failed to load while offline appear once back online', async () => {
  provider.use(endpoint.query('Transactions', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  paymentsAnswers([payment()]);
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeVisible();
});

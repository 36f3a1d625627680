import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redirectTo } from '@/lib/redirectTo';
import * as page from '@/pages/profile/wallet/index';
import { session } from '@/session/session';
import { beginRequest, endRequest, followRequest, pendingFor } from '@/lib/pendingRequest';
import { topUpPurpose } from '@/features/wallet/sendTopUp';
import { answering, endpoint, failing } from './support/answers';
import { mockRedirects } from './support/mockRedirects';
import { entriesAnswers, ownerOf, walletAnswers, walletOf } from './support/payments';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
mockRedirects();
beforeEach(() => session.getState().setToken('token-of-ada'));
afterEach(() => endRequest(topUpPurpose));

const open = () => renderPage(page, 'profile/wallet', '/en/profile/wallet');

const followed = (status: string, redirectUrl: string | null = null) => ({
  id: 'top-1',
  status,
  amount: '25.50',
  redirectUrl,
  Currency: { id: '1', code: 'USD' },
});

/** Accepts top-ups; returns a spy on the inputs. */
function topUpAnswers(redirectUrl: string | null = '/sandbox/pay/sbx_1', status = 'PENDING') {
  const asked = vi.fn<(input: Record<string, unknown>) => void>();
  provider.use(
    endpoint.mutation('BalanceTopUp', ({ variables }) => {
      asked(variables['input'] as Record<string, unknown>);
      return answering({ balanceTopUp: { redirectUrl, Transaction: followed(status, redirectUrl) } });
    }),
  );
  return asked;
}

const stateAnswers = (transaction: unknown): void =>
  provider.use(endpoint.query('TopUpState', () => answering({ transaction })));

async function typeAmount(text: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
}

it('the wallet shows its balance, the next charge and the latest entries', async () => {
  walletAnswers();
  const asked = entriesAnswers(
    [
      {
        id: '2',
        kind: 'PURCHASE',
        amount: '-45.50',
        balance: '54.50',
        Currency: { id: '1', code: 'USD' },
        createdAt: '2026-11-18T10:00:00.000Z',
        Transaction: {
          id: 'tx-1',
          Order: {
            id: '90',
            Products: [{ id: '2', title: 'The Atlas of Attention' }],
            Tariff: { id: '21', name: 'Scholar' },
          },
        },
      },
      {
        id: '1',
        kind: 'TOP_UP',
        amount: '100.00',
        balance: '100.00',
        Currency: { id: '1', code: 'USD' },
        createdAt: '2026-11-17T10:00:00.000Z',
        Transaction: null,
      },
    ],
    true,
  );
  open();
  const balance = within(await screen.findByRole('region', { name: 'Balance' }));
  expect(balance.getByText('$54.50')).toBeVisible();
  expect(balance.getByText('€5.00')).toBeVisible();
  const due = within(screen.getByRole('region', { name: 'Due next' }));
  expect(due.getByText('Orbit')).toBeVisible();
  expect(due.getByText(/\$9\.00.* on .*Dec 18, 2026/)).toBeVisible();
  expect(due.getByText(/Visa 4242/)).toBeVisible();
  expect(
    await screen.findByRole('row', { name: /Purchase.*The Atlas of Attention.*-\$45\.50.*\$54\.50/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Funds added.*\+\$100\.00.*\$100\.00/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Purchase' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/receipts/tx-1',
  );
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/en/profile/wallet?page=2',
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith({ offset: 0, limit: 10 });
  expect(screen.getByRole('link', { name: 'All payments' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/payments',
  );
});

it('the wallet’s chart is also available as a table', async () => {
  walletAnswers();
  entriesAnswers();
  open();
  const table = within(await screen.findByRole('table', { name: 'The last twelve months' }));
  expect(table.getByRole('row', { name: 'November 2026 $100.00 $45.50' })).toBeInTheDocument();
  expect(table.getAllByRole('rowheader')).toHaveLength(12);
});

it('the months of the chart can be read with keyboard and pointer', async () => {
  walletAnswers();
  entriesAnswers();
  open();
  const months = await screen.findByRole('slider', { name: 'Month' });
  expect(months).toHaveAttribute('aria-valuetext', 'November 2026, Money in: $100.00, Money out: $45.50');
  fireEvent.change(months, { target: { value: '10' } });
  expect(months).toHaveAttribute('aria-valuetext', 'October 2026, Money in: $0.00, Money out: $0.00');
  fireEvent.pointerEnter(screen.getByText('Nov').parentElement ?? document.body);
  expect(months).toHaveAttribute('aria-valuetext', expect.stringContaining('November 2026'));
  expect(screen.getByText(/^\W?\$\W?60$/)).toBeVisible();
});

it('a suggested amount fills the top-up field', async () => {
  walletAnswers();
  entriesAnswers();
  open();
  await typeAmount('ten');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
  const amounts = within(screen.getByRole('group', { name: 'Suggested amounts' }));
  await userEvent.click(amounts.getByRole('button', { name: '$25.00' }));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('25');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toBeValid());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), '9');
  expect(screen.getByRole('button', { name: '₩25,000' })).toBeVisible();
});

it('an empty wallet says so and shows no chart', async () => {
  walletAnswers({
    Balances: [],
    Due: null,
    SavedMethods: [],
    Months: [{ month: '2026-11-01', income: '0.00', spending: '0.00' }],
  });
  entriesAnswers();
  open();
  expect(await screen.findByText('Your wallet is empty.')).toBeVisible();
  expect(screen.getByText('$0.00')).toBeVisible();
  expect(screen.getByText('Nothing is due.')).toBeVisible();
  expect(await screen.findByText('No activity yet')).toBeVisible();
  expect(screen.queryByText('The last twelve months')).not.toBeInTheDocument();
});

it.each([
  ['25.5', '25.5'],
  ['1,234.50', '1234.5'],
  ['٢٥٫٥', '25.5'],
])('the amount %s is accepted, and the top-up continues with the provider', async (typed, amount) => {
  walletAnswers();
  entriesAnswers();
  const asked = topUpAnswers();
  open();
  await typeAmount(typed);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(`${window.location.origin}/sandbox/pay/sbx_1`));
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    amount,
    currencyId: '1',
    paymentMethodId: 'sandbox',
    language: 'en',
    idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/),
  });
  expect(pendingFor(topUpPurpose)).toMatchObject({ followed: 'top-1' });
});

it.each([
  ['0.5', 'This amount is below the minimum.'],
  ['10001', 'This amount is above the maximum.'],
  ['12345,678', 'We can’t tell if that’s a decimal or thousands separator.'],
  ['2.5555', 'Too many decimal places for this currency.'],
  ['ten', 'Enter an amount in digits, like 25 or 25.50.'],
  [' ', 'Enter an amount.'],
])('the amount %j is rejected at its field, and nothing is sent', async (typed, words) => {
  walletAnswers();
  entriesAnswers();
  open();
  await typeAmount(typed);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field).toHaveFocus();
  expect(redirectTo).not.toHaveBeenCalled();
});

it('the top-up limits are those of the chosen currency', async () => {
  walletAnswers();
  entriesAnswers();
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), '9');
  expect(screen.getByText(/From .*₩1,000.* to .*₩13,000,000/)).toBeVisible();
});

it('a lost top-up is retried under the same key, and another amount gets a new one', async () => {
  walletAnswers();
  entriesAnswers();
  const keys: unknown[] = [];
  provider.use(
    endpoint.mutation('BalanceTopUp', ({ variables }) => {
      keys.push((variables['input'] as Record<string, unknown>)['idempotencyKey']);
      return HttpResponse.error();
    }),
  );
  open();
  await typeAmount('25');
  expect(await screen.findByText('We didn’t hear back')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('25');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  await screen.findByText('We didn’t hear back');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  await screen.findByText('We didn’t hear back');
});

it('a top-up never opens a page that is not a provider’s', async () => {
  walletAnswers();
  entriesAnswers();
  topUpAnswers('https://evil.example/pay');
  open();
  await typeAmount('25');
  expect(await screen.findByText('We blocked the payment page')).toBeVisible();
  expect(redirectTo).not.toHaveBeenCalled();
});

it('a rejected top-up shows the error and keeps the amount', async () => {
  walletAnswers();
  entriesAnswers();
  provider.use(
    endpoint.mutation('BalanceTopUp', () => failing('BAD_USER_INPUT', { fields: { amount: 'tooMuch' } })),
  );
  open();
  await typeAmount('9000');
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('9000');
});

it('a top-up that is still processing says so, and when the money has arrived', async () => {
  beginRequest(topUpPurpose, {});
  followRequest(topUpPurpose, 'top-1');
  walletAnswers();
  entriesAnswers();
  stateAnswers(followed('PROCESSING'));
  open();
  expect(await screen.findByText('Still processing')).toBeVisible();
  await screen.findByRole('region', { name: 'Balance' });
  stateAnswers(followed('SUCCEEDED'));
  walletAnswers({ Balances: [{ amount: '80.00', Currency: { id: '1', code: 'USD' } }] });
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Funds added')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View receipt' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/receipts/top-1',
  );
  expect(await screen.findByText('$80.00')).toBeVisible();
  expect(screen.getByText('Funds added')).toBeVisible();
  expect(pendingFor(topUpPurpose)).toBeUndefined();
});

it('the balance is refreshed when a top-up succeeded while the wallet was loading', async () => {
  beginRequest(topUpPurpose, {});
  followRequest(topUpPurpose, 'top-1');
  let asked = 0;
  provider.use(
    endpoint.query('Wallet', () => {
      asked += 1;
      const amount = asked === 1 ? '0.00' : '80.00';
      return answering({
        me: ownerOf(),
        wallet: walletOf({ Balances: [{ amount, Currency: { id: '1', code: 'USD' } }] }),
      });
    }),
  );
  entriesAnswers();
  stateAnswers(followed('SUCCEEDED'));
  open();
  expect(await screen.findByText('Funds added')).toBeVisible();
  expect(await screen.findByText('$80.00')).toBeVisible();
  expect(asked).toBe(2);
});

it('an unconfirmed top-up can be continued', async () => {
  beginRequest(topUpPurpose, {});
  followRequest(topUpPurpose, 'top-1');
  walletAnswers();
  entriesAnswers();
  stateAnswers(followed('PENDING', '/sandbox/pay/sbx_1'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue where you left off' }));
  expect(redirectTo).toHaveBeenCalledWith(`${window.location.origin}/sandbox/pay/sbx_1`);
});

it('a declined top-up is reported once', async () => {
  beginRequest(topUpPurpose, {});
  followRequest(topUpPurpose, 'top-1');
  walletAnswers();
  entriesAnswers();
  stateAnswers(followed('FAILED'));
  open();
  expect(await screen.findByText('The payment was declined')).toBeVisible();
  await waitFor(() => expect(pendingFor(topUpPurpose)).toBeUndefined());
  cleanup();
  open();
  expect(await screen.findByText('$54.50')).toBeVisible();
  expect(screen.queryByText('The payment was declined')).not.toBeInTheDocument();
});

it('a wallet that failed to load can be retried', async () => {
  provider.use(endpoint.query('Wallet', () => failing('INTERNAL')));
  entriesAnswers();
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our end.');
  walletAnswers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$54.50')).toBeVisible();
});

it('a wallet that failed to load while offline appears once back online', async () => {
  provider.use(endpoint.query('Wallet', () => HttpResponse.error()));
  entriesAnswers();
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your wallet');
  walletAnswers();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('$54.50')).toBeVisible();
});

it('an unconfirmed address blocks top-ups with an explanation, and its link can be sent again', async () => {
  walletAnswers({}, false);
  entriesAnswers();
  const asked = vi.fn<() => void>();
  provider.use(
    endpoint.mutation('EmailVerificationRequest', () => {
      asked();
      return answering({ emailVerificationRequest: true });
    }),
  );
  open();
  expect(await screen.findByText(/you can’t add or use wallet funds/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
  expect(await screen.findByText(/We sent a new link to .*ada@example.com/)).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

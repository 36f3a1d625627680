import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, expect, it } from 'vitest';
import { attemptKey, attempts } from '@/features/checkout/attempt/attemptStore';
import { redirectTo } from '@/lib/redirectTo';
import { session } from '@/session/session';
import type { PaymentInput } from '../../server/graphql/generated/resolverTypes';
import { atlas } from '../mocks/catalogue';
import { order, paid, quoteOf } from '../mocks/checkout';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';
import { openPayment } from './paymentPage';
import { mockRedirects } from './support/mockRedirects';

const provider = withMockProvider();
mockRedirects();

let sent: PaymentInput[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.getState().logout();
  session.getState().setToken('ada-token');
  sent = [];
  provider.answer({
    order: ({ id }) => order({ id }),
    paymentCreate({ input }) {
      sent.push(input);
      return paid();
    },
  });
});

const press = async (name: RegExp | string) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error('No such button');
  await userEvent.click(button);
};

it('a press while the price loads never charges the wallet, nor once it has loaded', async () => {
  openPayment();
  await screen.findAllByRole('button', { name: 'Pay $24.00 from wallet' });
  const answer = Promise.withResolvers<void>();
  provider.server.use(
    endpoint.query('OrderCheck', async () => {
      await answer.promise;
      return undefined;
    }),
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Scholar/ }));
  await press(/^Updating/);
  answer.resolve();
  expect(await screen.findAllByRole('button', { name: 'Pay $45.00 from wallet' })).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await press('Pay $45.00 from wallet');
  await waitFor(() => expect(sent).toMatchObject([{ paymentMethodId: 'balance' }]));
});

it('a price that the wallet covers only now is not charged by the press before it', async () => {
  openPayment('/en/products/2/payment?tariff=patron');
  await screen.findAllByRole('button', { name: 'Continue to card payment · $180.00' });
  const answer = Promise.withResolvers<void>();
  provider.server.use(
    endpoint.query('OrderCheck', async () => {
      await answer.promise;
      return undefined;
    }),
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Reader/ }));
  await press(/^Updating/);
  answer.resolve();
  expect(await screen.findAllByRole('button', { name: 'Pay $24.00 from wallet' })).not.toHaveLength(0);
  expect(sent).toEqual([]);
});

it('the button says what it does after the method was switched, and pays by that method', async () => {
  openPayment();
  await screen.findAllByRole('button', { name: 'Pay $24.00 from wallet' });
  await userEvent.click(screen.getByRole('radio', { name: 'Test card' }));
  expect(screen.queryByRole('button', { name: /wallet/ })).not.toBeInTheDocument();
  await press('Continue to card payment · $24.00');
  await waitFor(() => expect(sent).toMatchObject([{ paymentMethodId: 'sandbox' }]));
});

it('a wallet payment without a response is repeated only by a button that names the wallet', async () => {
  const first = openPayment();
  provider.server.use(endpoint.mutation('PaymentCreate', () => HttpResponse.error(), { once: true }));
  await press('Pay $24.00 from wallet');
  await screen.findByText(/You won’t be charged twice/);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  first.unmount();
  openPayment();
  await press('Check and pay from wallet');
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('an order that another tab has paid is said, and takes the focus', async () => {
  openPayment();
  await screen.findAllByRole('button', { name: 'Pay $24.00 from wallet' });
  attempts.write('2', { orderId: 'order-1', paid: true });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: attemptKey('2') })));
  expect(await screen.findByText('You’ve already paid for this')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('You’ve already paid for this'));
});

it('what was paid while the connection was gone is said once it is back', async () => {
  openPayment();
  await screen.findAllByRole('button', { name: 'Pay $24.00 from wallet' });
  attempts.write('2', { orderId: 'order-1', paid: false });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('You’ve already paid for this')).toBeVisible();
  expect(redirectTo).not.toHaveBeenCalled();
});

it('the page names the seller, the right to a refund, and what every option includes', async () => {
  openPayment();
  expect(await screen.findByText(/^Sold by .?Orrery Press/)).toBeVisible();
  expect(screen.getByText('Full refund within 14 days if you haven’t used it.')).toBeVisible();
  const options = within(screen.getByRole('group', { name: 'Option' }));
  for (const { description } of atlas.Tariffs)
    if (description) expect(options.getByText(description)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'As a gift' }));
  expect(screen.getByText('Full refund within 14 days, unless the gift has been redeemed.')).toBeVisible();
});

it('what a provider doesn’t say of seller and refunds isn’t shown', async () => {
  provider.answer({
    seller: () => null,
    orderCheck: ({ input }) => ({ ...quoteOf(input), refundDays: null }),
  });
  openPayment();
  expect(await screen.findAllByRole('button', { name: 'Pay $24.00 from wallet' })).not.toHaveLength(0);
  expect(document.body).not.toHaveTextContent(/Sold by|[Rr]efund/);
});

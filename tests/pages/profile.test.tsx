import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { welcomeOnProfile } from '@/features/profile/welcome';
import type { MeQuery } from '@/graphql/generated/operations';
import * as page from '@/pages/profile/index';
import { session } from '@/session/session';
import { answering, endpoint, failing, meAnswers } from './support/answers';
import { purchase, purchasesAnswers } from './support/purchases';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

type Account = NonNullable<MeQuery['me']>;
type Subscription = NonNullable<Account['Subscription']>;

withProvider();
beforeEach(() => {
  session.getState().setToken('token-of-ada');
  purchasesAnswers([]);
});

const eur = { id: '2', code: 'EUR' };

const subscription = (facts: Partial<Subscription> = {}): Subscription => ({
  id: '5',
  status: 'ACTIVE',
  price: '96.00',
  Currency: eur,
  activeEndDate: '2027-03-01T12:00:00.000Z',
  pastDueEndDate: null,
  isTrial: false,
  renew: true,
  maxActivated: 3,
  activationsLeft: 2,
  Plan: {
    id: '2',
    title: 'Year',
    description: null,
    duration: 365,
    lifetime: false,
    infinity: false,
    productId: '4',
  },
  ...facts,
});

const account = (facts: Partial<Account> = {}): Account => ({
  id: '7',
  fullName: 'Ada Byron',
  firstName: 'Ada',
  email: 'ada@example.com',
  emailVerified: true,
  balance: '31.20',
  balances: [{ amount: '31.20', Currency: eur }],
  Currency: eur,
  hadSubscriptionBefore: false,
  Subscription: null,
  ...facts,
});

const open = () => renderPage(page, 'profile', '/en/profile');

test('a signed-in person is greeted by the first name', async () => {
  provider.use(meAnswers(account()));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /Hello, .*Ada/ })).toBeVisible();
});

test('somebody without a name is greeted all the same', async () => {
  provider.use(meAnswers(account({ firstName: null, fullName: null })));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
});

test('the subscription tells plan, price, state and what is left of it', async () => {
  provider.use(meAnswers(account({ Subscription: subscription() })));
  open();
  const card = within(await screen.findByRole('region', { name: 'Subscription' }));
  expect(card.getByText('Year')).toBeVisible();
  expect(card.getByText('Active')).toBeVisible();
  expect(card.getByText(/It renews on .*Mar 1, 2027.* for .*€96\.00/)).toBeVisible();
  expect(card.getByText('a year')).toBeVisible();
  expect(card.getByText('2 of 3')).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

test('a trial says when it turns into a paid subscription', async () => {
  provider.use(meAnswers(account({ Subscription: subscription({ status: 'TRIALING', isTrial: true }) })));
  open();
  expect(
    await screen.findByText(/Your trial runs until .*Mar 1, 2027.*From then on you pay .*€96\.00/),
  ).toBeVisible();
});

test('an overdue subscription says until when and offers to pay', async () => {
  const overdue = subscription({ status: 'PAST_DUE', pastDueEndDate: '2027-03-08T12:00:00.000Z' });
  provider.use(meAnswers(account({ Subscription: overdue })));
  open();
  expect(await screen.findByText(/did not go through.*until .*Mar 8, 2027/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/en/products/4/payment');
});

test('somebody without a subscription is shown the way to the plans', async () => {
  provider.use(meAnswers(account()));
  open();
  const card = within(await screen.findByRole('region', { name: 'Subscription' }));
  expect(card.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/en#plans');
});

test('the wallet shows the balance, and other currencies that hold something', async () => {
  const balances = [
    { amount: '31.20', Currency: eur },
    { amount: '5.00', Currency: { id: '1', code: 'USD' } },
    { amount: '0', Currency: { id: '9', code: 'KRW' } },
  ];
  provider.use(meAnswers(account({ balances })));
  open();
  const card = within(await screen.findByRole('region', { name: 'Wallet' }));
  expect(card.getByText('€31.20')).toBeVisible();
  expect(card.getByText('$5.00')).toBeVisible();
  expect(card.queryByText(/₩/)).not.toBeInTheDocument();
});

test('the last purchases are listed, with the way to all of them', async () => {
  provider.use(meAnswers(account()));
  const asked = purchasesAnswers([purchase()]);
  open();
  const card = within(await screen.findByRole('region', { name: 'Last purchases' }));
  expect(await card.findByRole('row', { name: /The Atlas of Attention/ })).toBeVisible();
  expect(card.getByRole('link', { name: 'All purchases' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases',
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith({ offset: 0, limit: 5, sort: 'NEWEST' });
});

test('a new account is welcomed once, and a guest hears that the purchases came along', async () => {
  provider.use(meAnswers(account()));
  welcomeOnProfile('guest');
  open();
  expect(await screen.findByText(/what you bought as a guest is in it/)).toBeVisible();
});

test('an address that is not proven can have its link sent again', async () => {
  provider.use(
    meAnswers(account({ emailVerified: false })),
    endpoint.mutation('LoginLinkRequest', () => answering({ loginLinkRequest: true })),
  );
  open();
  expect(await screen.findByText('Please confirm your e-mail address')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(/A new link is on its way to .*ada@example\.com/)).toBeVisible();
});

test('a link that could not be sent again says why', async () => {
  provider.use(
    meAnswers(account({ emailVerified: false })),
    endpoint.mutation('LoginLinkRequest', () => failing('RATE_LIMITED', { retryAfter: 60 })),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 1 minute.');
});

test('a failure of the account does not take the purchases along, and can be tried again', async () => {
  provider.use(endpoint.query('Me', () => failing('INTERNAL')));
  purchasesAnswers([purchase()]);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your profile');
  expect(await screen.findByRole('row', { name: /The Atlas of Attention/ })).toBeVisible();
  provider.use(meAnswers(account()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
});

test('a token that stands for nobody leads to the login page', async () => {
  provider.use(meAnswers(null));
  open();
  expect(await screen.findByText('At /en/auth/login?returnTo=%2Fen%2Fprofile')).toBeVisible();
});

test('logging out ends the session here and on the server', async () => {
  const told = vi.fn<(bearer: string | null) => void>();
  provider.use(
    meAnswers(account()),
    endpoint.mutation('Logout', ({ request }) => {
      told(request.headers.get('authorization'));
      return answering({ logout: true });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(session.getState().isSignedIn()).toBe(false);
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('Bearer token-of-ada'));
});

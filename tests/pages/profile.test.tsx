import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { scheduleWelcome } from '@/features/profile/welcome';
import type { ProfileQuery } from '@/data/generated/account';
import * as page from '@/pages/profile/index';
import { session } from '@/session/session';
import { answering, endpoint, failing, profileAnswers } from './support/answers';
import { achievementsAnswer } from './support/achievements';
import { purchase, purchasesAnswers } from './support/purchases';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

type Account = NonNullable<ProfileQuery['me']>;
type Subscription = NonNullable<Account['Subscription']>;

withProvider();
beforeEach(() => {
  session.getState().setToken('token-of-ada');
  purchasesAnswers([]);
  achievementsAnswer();
});

const eur = { id: '2', code: 'EUR' };

const subscription = (facts: Partial<Subscription> = {}): Subscription => ({
  id: '5',
  status: 'ACTIVE',
  price: '96.00',
  Currency: eur,
  activeEndDate: '2027-03-01T12:00:00.000Z',
  pastDueEndDate: null,
  NextCharge: {
    date: '2027-03-01T12:00:00.000Z',
    amount: '96.00',
    Currency: eur,
    Plan: { id: '2', title: 'Year' },
  },
  isTrial: false,
  renew: true,
  maxActivated: 3,
  activationsLeft: 2,
  Plan: {
    id: '2',
    title: 'Year',
    description: null,
    duration: 365,
    months: 12,
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
  lastName: 'Byron',
  userName: 'ada',
  birthDate: '1990-02-28',
  phone: '+49301234567',
  avatar: { path: '/avatars/7' },
  Country: { id: '3' },
  City: { id: 'DE-1' },
  email: 'ada@example.com',
  emailVerified: true,
  balance: '31.20',
  balances: [{ amount: '31.20', Currency: eur }],
  Currency: eur,
  hadSubscriptionBefore: false,
  openDifferences: [],
  Subscription: null,
  ...facts,
});

const open = () => renderPage(page, 'profile', '/en/profile');

it('a signed-in user is greeted by first name', async () => {
  provider.use(profileAnswers(account()));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /Hello, .*Ada/ })).toBeVisible();
});

it('a user without a name is greeted too', async () => {
  provider.use(profileAnswers(account({ firstName: null, fullName: null })));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
});

it('the subscription on the profile shows plan, price, state and remaining time', async () => {
  provider.use(profileAnswers(account({ Subscription: subscription() })));
  open();
  const card = within(await screen.findByRole('region', { name: 'Subscription' }));
  expect(card.getByText('Year')).toBeVisible();
  expect(card.getByText('Active')).toBeVisible();
  expect(card.getByText(/It renews on .*Mar 1, 2027.* for .*€96\.00/)).toBeVisible();
  expect(card.getByText('a year')).toBeVisible();
  expect(card.getByText('2 of 3')).toBeVisible();
  expect(card.getAllByRole('link')).toEqual([card.getByRole('link', { name: 'Subscription' })]);
});

it('a planned change on the profile shows the next plan, its date and its price', async () => {
  const Month = { id: '1', title: 'Month' };
  const planned = subscription({
    NextCharge: { date: '2027-03-01T12:00:00.000Z', amount: '12.00', Currency: eur, Plan: Month },
  });
  provider.use(profileAnswers(account({ Subscription: planned })));
  open();
  expect(await screen.findByText(/On .*Mar 1, 2027.*, it changes to .*Month.* for .*€12\.00/)).toBeVisible();
});

it('a canceled subscription on the profile shows its end date instead of being active', async () => {
  const canceled = subscription({ renew: false, NextCharge: null });
  provider.use(profileAnswers(account({ Subscription: canceled })));
  open();
  expect(await screen.findByText(/^Ends .*Mar 1, 2027/)).toBeVisible();
  expect(screen.queryByText('Active')).not.toBeInTheDocument();
});

it('a trial on the profile says when it becomes a paid subscription', async () => {
  provider.use(
    profileAnswers(account({ Subscription: subscription({ status: 'TRIALING', isTrial: true }) })),
  );
  open();
  expect(
    await screen.findByText(/Your trial ends on .*Mar 1, 2027.*After that, you’ll pay .*€96\.00/),
  ).toBeVisible();
});

it('an overdue subscription on the profile says until when, and offers to pay', async () => {
  const overdue = subscription({ status: 'PAST_DUE', pastDueEndDate: '2027-03-08T12:00:00.000Z' });
  provider.use(profileAnswers(account({ Subscription: overdue })));
  open();
  expect(await screen.findByText(/didn’t go through.*until .*Mar 8, 2027/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/subscription',
  );
});

it('a user without a subscription sees a link to the plans', async () => {
  provider.use(profileAnswers(account()));
  open();
  const card = within(await screen.findByRole('region', { name: 'Subscription' }));
  expect(card.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en#plans');
});

it('the wallet on the profile shows the balance, and other currencies that hold money', async () => {
  const balances = [
    { amount: '31.20', Currency: eur },
    { amount: '5.00', Currency: { id: '1', code: 'USD' } },
    { amount: '0', Currency: { id: '9', code: 'KRW' } },
  ];
  provider.use(profileAnswers(account({ balances })));
  open();
  const card = within(await screen.findByRole('region', { name: 'Wallet' }));
  expect(card.getByText('€31.20')).toBeVisible();
  expect(card.getByText('$5.00')).toBeVisible();
  expect(card.queryByText(/₩/)).not.toBeInTheDocument();
});

it('the profile lists the latest purchases, with a link to all of them', async () => {
  provider.use(profileAnswers(account()));
  const asked = purchasesAnswers([purchase()]);
  open();
  const card = within(await screen.findByRole('region', { name: 'Recent purchases' }));
  expect(await card.findByRole('row', { name: /The Atlas of Attention/ })).toBeVisible();
  expect(card.getByRole('link', { name: 'All purchases' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases',
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith({ offset: 0, limit: 5, sort: 'NEWEST' });
});

it('what was bought comes before achievements and missing details', async () => {
  provider.use(profileAnswers(account()));
  open();
  await screen.findByRole('heading', { name: 'Recent purchases' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const place = (name: string) => names.indexOf(name);
  expect(place('Recent purchases')).toBeGreaterThanOrEqual(0);
  expect(place('Recent purchases')).toBeLessThan(place('Achievements'));
});

it('the profile summarizes the achievements, with a link to all of them', async () => {
  provider.use(profileAnswers(account()));
  achievementsAnswer({
    month1: { state: 'EARNED', progress: 1, earnedAt: '2026-06-30T10:00:00.000Z' },
    firstRead: { state: 'EARNED', progress: 1, earnedAt: '2026-08-02T10:00:00.000Z' },
    firstPurchase: { state: 'EARNED', progress: 1, earnedAt: '2026-07-02T10:00:00.000Z' },
    reads10: { state: 'IN_PROGRESS', progress: 4 },
  });
  open();
  const card = within(await screen.findByRole('region', { name: 'Achievements' }));
  expect(await card.findByText('3 of 20 earned')).toBeVisible();
  expect(card.getByText('Open Book')).toBeVisible();
  expect(card.getByText(/Earned on .*Aug 2, 2026/)).toBeVisible();
  expect(card.queryByText('Young Moon')).not.toBeInTheDocument();
  expect(card.getByRole('link', { name: 'All achievements' })).toHaveAttribute(
    'href',
    '/en/profile/achievements',
  );
});

it('a user without achievements sees the closest one', async () => {
  provider.use(profileAnswers(account()));
  achievementsAnswer({
    reads10: { state: 'IN_PROGRESS', progress: 4 },
    dreams3: { state: 'IN_PROGRESS', progress: 2 },
  });
  open();
  const card = within(await screen.findByRole('region', { name: 'Achievements' }));
  expect(await card.findByText('0 of 20 earned')).toBeVisible();
  expect(card.getByText(/The first ones come on their own/)).toBeVisible();
  expect(card.getByText('Orion’s Belt')).toBeVisible();
  expect(card.getByText('2 of 3')).toBeVisible();
});

it('new achievements are announced on the profile once, and reported as seen', async () => {
  provider.use(profileAnswers(account()));
  const { seen } = achievementsAnswer({
    month1: { state: 'EARNED', progress: 1, earnedAt: '2026-06-30T10:00:00.000Z' },
    firstRead: { state: 'EARNED', progress: 1, earnedAt: '2026-08-02T10:00:00.000Z', isNew: true },
  });
  open();
  const notice = await screen.findByText(/You’ve earned: .*Open Book/);
  expect(notice).not.toHaveTextContent('Young Moon');
  expect(screen.getByRole('link', { name: 'See achievements' })).toBeVisible();
  await waitFor(() => expect(seen).toHaveBeenCalledExactlyOnceWith({ keys: ['firstRead'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/You’ve earned/)).not.toBeInTheDocument();
});

it('achievements that failed to load leave the rest of the profile intact, and can be retried', async () => {
  provider.use(
    profileAnswers(account()),
    endpoint.query('Achievements', () => failing('INTERNAL')),
  );
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your achievements');
  achievementsAnswer();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('0 of 20 earned')).toBeVisible());
});

it('missing profile details are named, with links to fill them in', async () => {
  provider.use(profileAnswers(account({ phone: null, avatar: null, lastName: null })));
  open();
  const card = within(await screen.findByRole('region', { name: 'About you' }));
  expect(card.getByText('4 of 7 completed')).toBeVisible();
  expect(card.getByText('Still missing: photo, first and last name, and phone.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
    'href',
    '/en/profile/general',
  );
});

it('a complete profile asks for nothing', async () => {
  provider.use(profileAnswers(account()));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'About you' })).not.toBeInTheDocument();
});

it('the profile links to other parts of the account and to the shop', async () => {
  provider.use(profileAnswers(account()));
  open();
  const ways = within(await screen.findByRole('navigation', { name: 'What’s next' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/profile/general',
    '/en/profile/security',
    '/en/profile/dreams',
    '/en/profile/wallet/purchases',
    '/en#plans',
    '/en/products',
  ]);
});

it('a new account is welcomed, and a former guest learns that purchases moved along, once', async () => {
  provider.use(profileAnswers(account()));
  scheduleWelcome('new');
  open();
  expect(await screen.findByText('Your account is ready.')).toBeVisible();
  cleanup();
  scheduleWelcome('guest');
  open();
  expect(await screen.findByText(/Purchases you made as a guest have moved/)).toBeVisible();
  cleanup();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  expect(screen.queryByText(/Your account is ready/)).not.toBeInTheDocument();
});

it('the profile offers to send the link to an unconfirmed address again', async () => {
  provider.use(
    profileAnswers(account({ emailVerified: false })),
    endpoint.mutation('EmailVerificationRequest', () => answering({ emailVerificationRequest: true })),
  );
  open();
  expect(await screen.findByText('Confirm your email')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
  expect(await screen.findByText(/We sent a new link to .*ada@example\.com/)).toBeVisible();
});

it('the profile says why the confirmation link was not sent again', async () => {
  provider.use(
    profileAnswers(account({ emailVerified: false })),
    endpoint.mutation('EmailVerificationRequest', () => failing('RATE_LIMITED', { retryAfter: 60 })),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Resend link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 1 minute.');
});

it('an account that failed to load leaves the purchases intact, and can be retried', async () => {
  provider.use(endpoint.query('Profile', () => failing('INTERNAL')));
  purchasesAnswers([purchase()]);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your profile');
  expect(await screen.findByRole('row', { name: /The Atlas of Attention/ })).toBeVisible();
  provider.use(profileAnswers(account()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
});

it('an unknown token leads to the login page', async () => {
  provider.use(profileAnswers(null));
  open();
  expect(await screen.findByText('At /en/auth/login?returnTo=%2Fen%2Fprofile')).toBeVisible();
});

it('logging out ends the session in the browser and on the server', async () => {
  const reported = vi.fn<(bearer: string | null) => void>();
  provider.use(
    profileAnswers(account()),
    endpoint.mutation('Logout', ({ request }) => {
      reported(request.headers.get('authorization'));
      return answering({ logout: true });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(session.getState().isSignedIn()).toBe(false);
  await waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith('Bearer token-of-ada'));
});

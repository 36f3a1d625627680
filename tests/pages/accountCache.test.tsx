import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mutate } from '@/data/account/operations';
import { ProfileUpdateDocument } from '@/data/generated/general';
import type { ProfileQuery } from '@/data/generated/account';
import { LangProvider } from '@/i18n/lang';
import * as profilePage from '@/pages/profile/index';
import * as purchasesPage from '@/pages/profile/wallet/purchases';
import { adopt } from '@/session/adopt';
import { session } from '@/session/session';
import { sessionUserOf } from '@/session/sessionUser';
import { isLang } from '@/shared/languages';
import { achievementsAnswer } from './support/achievements';
import { answering, endpoint, failing } from './support/answers';
import { ada as settingsOfAda } from './support/general';
import { purchase } from './support/purchases';
import { provider, withProvider } from './support/server';

withProvider();
afterEach(() => void vi.restoreAllMocks());

const minute = 60_000;

const account = (firstName: string): NonNullable<ProfileQuery['me']> => ({
  id: '7',
  fullName: `${firstName} Byron`,
  firstName,
  lastName: 'Byron',
  userName: 'ada',
  birthDate: '1990-02-28',
  phone: '+49301234567',
  avatar: null,
  Country: { id: '3' },
  City: { id: 'DE-1' },
  email: 'ada@example.com',
  emailVerified: true,
  balance: '31.20',
  balances: [{ amount: '31.20', Currency: { id: '2', code: 'EUR' } }],
  Currency: { id: '2', code: 'EUR' },
  hadSubscriptionBefore: false,
  openDifferences: [],
  Subscription: null,
});

/** The names of the queries sent so far, oldest first. */
let asked: string[] = [];
/** Resolves when the profile may be answered. */
let held: Promise<void> = Promise.resolve();
/** The person behind each token. */
const people: Record<string, string> = { 'token-of-ada': 'Ada', 'token-of-grace': 'Grace' };

beforeEach(() => {
  asked = [];
  held = Promise.resolve();
  provider.use(
    endpoint.query('Profile', async ({ request }) => {
      asked.push('Profile');
      await held;
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      return answering({ me: account(people[token] ?? 'Nobody') });
    }),
    endpoint.query('Shelf', () => answering({ shelf: [] })),
    endpoint.query('Purchases', () => {
      asked.push('Purchases');
      const Pagination = {
        currentPage: 1,
        nextPageExists: false,
        previousPageExists: false,
        total: 1,
        totalPages: 1,
      };
      return answering({ purchases: { Purchases: [purchase()], Pagination } });
    }),
  );
  achievementsAnswer();
  people['token-of-ada'] = 'Ada';
  session.getState().setToken('token-of-ada');
});

function InLanguage() {
  const { lang } = useParams();
  return (
    <LangProvider value={isLang(lang) ? lang : 'en'}>
      <Outlet />
    </LangProvider>
  );
}

const profile = '/en/profile';
const purchases = '/en/profile/purchases';
const greeting = (name: string) =>
  screen.queryByRole('heading', { level: 1, name: new RegExp(`Hello, .*${name}`) });

/** Opens the account's front page, then the purchases; `go` navigates on. */
async function visitBoth() {
  const router = createMemoryRouter(
    [
      {
        path: '/:lang',
        Component: InLanguage,
        HydrateFallback: () => null,
        children: [
          { path: 'profile', Component: profilePage.Component, loader: profilePage.loader },
          { path: 'profile/purchases', Component: purchasesPage.Component, loader: purchasesPage.loader },
        ],
      },
    ],
    { initialEntries: [profile] },
  );
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(greeting('Ada')).toBeVisible());
  const go = (to: string) => act(() => router.navigate(to));
  await go(purchases);
  await screen.findByRole('table', { name: 'Purchases' });
  return { go, router };
}

it('going back within a minute renders from the cache at once and sends nothing', async () => {
  const { go } = await visitBoth();
  expect(asked).toEqual(['Profile', 'Purchases', 'Purchases']);
  await go(profile);
  expect(greeting('Ada')).toBeVisible();
  expect(screen.getByText('0 of 20 earned')).toBeVisible();
  await go(purchases);
  expect(screen.getByRole('table', { name: 'Purchases' })).toBeVisible();
  expect(asked).toEqual(['Profile', 'Purchases', 'Purchases']);
});

it('data older than a minute is rendered at once and refreshed in the background', async () => {
  const { go } = await visitBoth();
  people['token-of-ada'] = 'Augusta';
  const answer = Promise.withResolvers<void>();
  held = answer.promise;
  const later = Date.now() + minute + 1;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await go(profile);
  expect(greeting('Ada')).toBeVisible();
  answer.resolve();
  await waitFor(() => expect(greeting('Augusta')).toBeVisible());
  expect(asked.filter((name) => name === 'Profile')).toHaveLength(2);
});

it('a failed refresh leaves the page as it is and is retried on the next visit', async () => {
  const { go } = await visitBoth();
  const refused = vi.fn<() => void>();
  provider.use(
    endpoint.query('Profile', () => {
      refused();
      return failing('INTERNAL');
    }),
  );
  const later = Date.now() + minute + 1;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await go(profile);
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(greeting('Ada')).toBeVisible();
  await go(purchases);
  await go(profile);
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
  expect(greeting('Ada')).toBeVisible();
});

it('a mutation updates every place that shows its object, without a refetch', async () => {
  const { go } = await visitBoth();
  await go(profile);
  provider.use(
    endpoint.mutation('ProfileUpdate', () =>
      answering({ profileUpdate: settingsOfAda({ firstName: 'Augusta', fullName: 'Augusta Byron' }) }),
    ),
  );
  await act(() =>
    mutate(ProfileUpdateDocument, { lang: 'en', variables: { input: { firstName: 'Augusta' } } }),
  );
  expect(greeting('Augusta')).toBeVisible();
  expect(asked.filter((name) => name === 'Profile')).toHaveLength(1);
});

it.each([
  [
    'logging out and in again',
    () => {
      session.getState().logout();
      session.getState().setToken('token-of-grace');
    },
  ],
  [
    'another tab',
    () => {
      document.cookie = 'token=token-of-grace; path=/';
      session.getState().reread();
    },
  ],
  [
    'switching the account',
    () => adopt({ token: 'token-of-grace', user: sessionUserOf({ id: '8', isAutogenerated: false }) }),
  ],
])('the cache does not survive a session change by %s', async (_way, change) => {
  const { go } = await visitBoth();
  people['token-of-ada'] = 'Someone else';
  act(change);
  await go(profile);
  expect(greeting('Ada')).toBeNull();
  await waitFor(() => expect(greeting('Grace')).toBeVisible());
  expect(asked.filter((name) => name === 'Profile')).toHaveLength(2);
});

it('the cache does not survive a change of language', async () => {
  const { go } = await visitBoth();
  await go('/de/profile');
  await waitFor(() => expect(asked.filter((name) => name === 'Profile')).toHaveLength(2));
  await go(profile);
  await waitFor(() => expect(asked.filter((name) => name === 'Profile')).toHaveLength(3));
});

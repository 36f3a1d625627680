import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notices } from '@/lib/notices';
import { session } from '@/session/session';
import { answering, endpoint, failing } from '../pages/support/answers';
import { failure } from '../mocks/contract';
import { ada } from '../mocks/people';
import { present } from '../mocks/presents';
import { withMockProvider } from '../mocks/server';
import { show } from '../router/support/start';

const { answer, server } = withMockProvider();

beforeAll(async () => {
  // The first import of a page is slow.
  await Promise.all([
    import('@/pages/profile/index'),
    import('@/pages/profile/wallet/purchases'),
    import('@/pages/profile/security'),
    import('@/features/security/deletion/DeletionBanner'),
    import('@/features/account/WaitingCount'),
    import('@/features/links/KeptPurchases'),
    import('@/features/presents/ReceivedPresents'),
  ]);
});
beforeEach(() => session.getState().setToken('ada-token'));
afterEach(() => {
  session.getState().logout();
  notices.setState([], true);
});

const deletionDate = '2026-12-21T08:00:00.000Z';
/** Has the server report that the account's deletion is scheduled, until it is undone. */
function planDeletion(): void {
  let planned: string | null = deletionDate;
  answer({
    me: () => ({ ...ada, deletionDate: planned }),
    accountDeleteUndo() {
      planned = null;
      return true;
    },
  });
}

it('the member area lists its pages and marks the current one', async () => {
  answer({ waiting: () => ({ payments: 0, presents: 0, subscription: 0 }) });
  show('/en/profile/wallet/purchases');
  const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }));
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'General',
    'Security',
    'Wallet',
    'Subscription',
    'Payments',
    'Purchases',
    'Gifts',
    'Dreams',
    'Achievements',
  ]);
  expect(pages.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Money',
    'Library',
  ]);
  expect(pages.getByRole('link', { name: 'Purchases' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'Keep my account' })).not.toBeInTheDocument();
});

it('going back and forth between two pages of the member area repeats no request', async () => {
  const asked: string[] = [];
  server.use(endpoint.operation(({ operationName }) => void asked.push(operationName ?? '')));
  const { router } = show('/en/profile');
  const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }));
  const goTo = async (name: string, heading: RegExp) => {
    const address = pages.getByRole('link', { name }).getAttribute('href') ?? '';
    await act(() => router.navigate(address));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await vi.dynamicImportSettled();
  };
  await screen.findByRole('heading', { level: 1, name: /Ada/ });
  await goTo('Purchases', /^Purchases/);
  expect(await screen.findByRole('table', { name: 'Purchases' })).toBeVisible();
  expect(asked).toContain('Profile');
  asked.length = 0;
  await goTo('Profile', /Ada/);
  await goTo('Purchases', /^Purchases/);
  expect(screen.getByRole('table', { name: 'Purchases' })).toBeVisible();
  expect(asked).toEqual([]);
});

it('the member area shows counts of pending items next to their pages', async () => {
  answer({ waiting: () => ({ payments: 2, presents: 0, subscription: 0 }) });
  show('/en/profile/wallet/purchases');
  const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }));
  expect(await pages.findByRole('link', { name: /^Payments.*To do: 2$/ })).toBeVisible();
  expect(pages.getByRole('link', { name: 'Gifts' })).toBeVisible();
});

it('the closed menu on a phone shows the total of pending items', async () => {
  answer({ waiting: () => ({ payments: 2, presents: 1, subscription: 0 }) });
  show('/en/profile/wallet/purchases');
  const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }));
  expect(await pages.findByRole('button', { name: /^Account pages: ?Purchases ?To do: 3$/ })).toBeVisible();
});

it.each([
  ['answered', () => ({ payments: 2, presents: 1, subscription: 0 })],
  [
    'refused',
    () => {
      throw failure('INTERNAL');
    },
  ],
])('the counts of pending items are one request if it is %s', async (_outcome, waiting) => {
  const asked: string[] = [];
  answer({ waiting });
  server.use(endpoint.operation(({ operationName }) => void asked.push(operationName ?? '')));
  show('/en/profile/wallet/purchases');
  const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }));
  await userEvent.click(pages.getByRole('button', { name: /^Account pages: ?Purchases/ }));
  expect(await screen.findByRole('table', { name: 'Purchases' })).toBeVisible();
  await waitFor(() => expect(asked).toContain('Waiting'));
  await vi.dynamicImportSettled();
  expect(asked.filter((name) => name === 'Waiting')).toHaveLength(1);
});

it('the menu button on a phone shows the current page', async () => {
  show('/en/profile/wallet/purchases');
  const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }));
  await userEvent.click(pages.getByRole('button', { name: /^Account pages: ?Purchases/ }));
  expect(pages.getAllByRole('link', { name: 'Purchases' })).toHaveLength(2);
});

it('purchases made as a guest with another address are shown, and a link can be emailed there', async () => {
  const asked: unknown[] = [];
  server.use(
    endpoint.query('GuestPurchases', ({ request }) =>
      answering({
        guestPurchases:
          request.headers.get('autogeneratedtoken') === 'guest-token'
            ? [{ email: 'g•••@example.org', count: 1, orderId: 'order-1' }]
            : [],
      }),
    ),
    endpoint.mutation('OrderLinkRequest', ({ variables, request }) => {
      asked.push([variables, request.headers.get('autogeneratedtoken')]);
      return answering({ orderLinkRequest: true });
    }),
  );
  session.getState().setAutoGeneratedToken('guest-token');
  session.getState().setToken('ada-token');
  show('/en/profile/wallet/purchases');
  expect(await screen.findByText('Some purchases aren’t in your account yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Email me a new link' }));
  expect(await screen.findByText(/We sent a new link/)).toBeVisible();
  expect(asked).toEqual([[{ orderId: 'order-1' }, 'guest-token']]);
  expect(session.getState()).toMatchObject({ token: 'ada-token', autoGeneratedToken: 'guest-token' });
});

it('a guest session without purchases is dropped', async () => {
  session.getState().setAutoGeneratedToken('empty-guest');
  session.getState().setToken('ada-token');
  show('/en/profile/wallet/purchases');
  await waitFor(() => expect(session.getState().autoGeneratedToken).toBeUndefined());
  expect(session.getState().token).toBe('ada-token');
});

it('a guest session with a payment that is not over is kept', async () => {
  const key = 'personal.checkout.attempt.2';
  localStorage.setItem(key, JSON.stringify({ orderId: 'order-1', paid: false }));
  session.getState().setAutoGeneratedToken('paying-guest');
  session.getState().setToken('ada-token');
  const asked = vi.fn<() => never[]>(() => []);
  answer({ guestPurchases: asked });
  show('/en/profile/wallet/purchases');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await screen.findByRole('heading', { level: 1 });
  expect(session.getState().autoGeneratedToken).toBe('paying-guest');
  localStorage.removeItem(key);
});

it('the member area announces the scheduled deletion and can cancel it', async () => {
  planDeletion();
  show('/en/profile/wallet/purchases');
  expect(await screen.findByText(/will be deleted on .*Dec 21, 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText(/Your account won’t be deleted/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/will be deleted/)).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

it('a deletion that could not be canceled says why and stays cancelable', async () => {
  planDeletion();
  show('/en/profile/wallet/purchases');
  await screen.findByText(/will be deleted on/);
  server.use(endpoint.mutation('AccountDeleteUndo', () => failing('INTERNAL')));
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText(/Something went wrong on our end/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeVisible();
});

it('the account menu leads to the member area', async () => {
  const { router } = show('/en/profile/wallet/purchases');
  await screen.findByRole('navigation', { name: 'Account pages' });
  const banner = within(screen.getAllByRole('banner')[0] ?? document.body);
  const menu = await banner.findByRole('button', { name: 'Logged in as Ada Byron' });
  // The menu items are a chunk of their own, which loads after the page.
  await vi.dynamicImportSettled();
  await userEvent.click(menu);
  for (const name of ['Profile', 'Security', 'Wallet', 'Subscription', 'Library', 'Dreams'])
    expect(banner.getByRole('link', { name })).toBeVisible();
  await userEvent.click(banner.getByRole('link', { name: 'Security' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/profile/security'));
});

it('a gift on one of the member’s dreams is announced on every page, with the link that opens it', async () => {
  answer({
    presentsReceived: () => [
      present({
        link: 'https://orrery.example/en/presents#code=gift-code',
        Dream: { id: 'd1', title: 'An atlas of my own', isOwn: true },
      }),
    ],
  });
  show('/en/profile/wallet/purchases');
  expect(await screen.findByText('A gift is waiting for you')).toBeVisible();
  expect(screen.getByText(/sent you “.*” for your dream “.An atlas of my own.”/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open gift' })).toHaveAttribute(
    'href',
    '/en/presents#code=gift-code',
  );
});

it('visitors read dreams without the account’s navigation', async () => {
  session.getState().logout();
  show('/en/profile/dreams');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dreams' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Account pages' })).not.toBeInTheDocument();
});

it('members read dreams beside the account’s navigation', async () => {
  show('/en/profile/dreams');
  const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }));
  expect(pages.getByRole('link', { name: 'Dreams' })).toHaveAttribute('aria-current', 'page');
});

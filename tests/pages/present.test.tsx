import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepLinkCode } from '@/lib/linkCode';
import * as page from '@/pages/presents/present';
import { session } from '@/session/session';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();

const present = {
  id: 'p1',
  status: 'SENT',
  Product: { id: '2', title: 'The Atlas of Attention', description: 'Maps', imageWeb: null, Plan: null },
  Tariff: { id: 'scholar', name: 'Scholar' },
  recipientName: 'Mary',
  senderName: 'Ada',
  message: 'Enjoy it\nall year',
  addsNothing: false,
  isOwn: false,
  isReceived: false,
  thanks: null,
  expiresAt: '2027-11-21T08:00:00.000Z',
  itemId: null,
};

/** What redeeming it answers. */
const redeemed = { id: 'p1', status: 'REDEEMED', isReceived: true, thanks: null };

/** Has the provider know one gift. */
const presentAnswers = (changes: object | null = {}) =>
  provider.use(
    endpoint.query('Present', () => answering({ present: changes && { ...present, ...changes } })),
  );

const address = '/en/presents';

/** Opens the page as a reload does: an earlier page has stored the code, and the gift is unwrapped. */
function reopen() {
  sessionStorage.setItem('personal.present.unwrapped', JSON.stringify(present.id));
  return renderPage(page, 'presents', address);
}

function open() {
  keepLinkCode(new URL(address, window.location.href), 'the-code');
  return reopen();
}

/** Clears the page's memory, as in a new tab. */
const leaveTab = () => {
  keepLinkCode(new URL('/en/elsewhere', window.location.href), '');
  sessionStorage.clear();
};

beforeEach(() => {
  leaveTab();
  localStorage.clear();
});

it('a gift shows its recipient, sender, message, product and expiry date', async () => {
  presentAnswers();
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/A gift for .?Mary.?$/);
  expect(screen.getByText(/^From .?Ada.?$/)).toBeVisible();
  expect(screen.getByText(/Enjoy it/)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('The Atlas of Attention')).toBeVisible();
  expect(screen.getByText(/Nov\w* 21, 2027/)).toBeVisible();
});

it('a gift is wrapped at first, and shows only whom it is for and from', async () => {
  presentAnswers();
  keepLinkCode(new URL(address, window.location.href), 'the-code');
  renderPage(page, 'presents', address);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/A gift for .?Mary.?$/);
  expect(screen.getByText(/^From .?Ada.?$/)).toBeVisible();
  expect(screen.queryByText(/Enjoy it/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unwrap gift' }));
  expect(screen.getByText(/Enjoy it/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('the receiver of a gift thanks its giver once', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers({ status: 'REDEEMED', isReceived: true, itemId: 'item-1' });
  const thanked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('PresentThank', ({ variables }) => {
      thanked(variables);
      return answering({
        presentThank: { id: 'p1', thanks: 'How kind.', thankedAt: '2026-11-28T08:00:00Z' },
      });
    }),
  );
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'How kind.');
  await userEvent.click(screen.getByRole('button', { name: 'Send thanks' }));
  expect(await screen.findByText('Your thanks')).toBeVisible();
  expect(thanked).toHaveBeenCalledWith({ id: 'p1', message: 'How kind.' });
  expect(screen.queryByRole('button', { name: 'Send thanks' })).not.toBeInTheDocument();
});

it('a gift leads a reader without an account to sign up and back, with no code in a URL', async () => {
  presentAnswers();
  open();
  const back = '?returnTo=%2Fen%2Fpresents';
  expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/en/auth/register${back}`,
  );
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute(
    'href',
    `/en/auth/login${back}`,
  );
  expect(screen.queryByRole('button', { name: 'Redeem gift' })).not.toBeInTheDocument();
});

it('a gift is redeemed with one click, which leads to the purchases', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers();
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('PresentRedeem', ({ variables }) => {
      asked(variables);
      return answering({ presentRedeem: { ...redeemed, itemId: null } });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem gift' }));
  expect(await screen.findByText('It’s yours')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View purchases' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases',
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith({ code: 'the-code' });
  // The pressed button is gone: the focus moves to what came of it.
  expect(screen.getByText('It’s yours').closest('[tabindex="-1"]')).toHaveFocus();
});

it('a redeemed gift can be opened at once', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers();
  provider.use(
    endpoint.mutation('PresentRedeem', () => answering({ presentRedeem: { ...redeemed, itemId: 'item-1' } })),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem gift' }));
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases/item-1',
  );
});

it('a gift that someone else has just redeemed shows a message', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers();
  provider.use(
    endpoint.mutation('PresentRedeem', () => {
      presentAnswers({ status: 'REDEEMED' });
      return failing('CONFLICT');
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem gift' }));
  expect(await screen.findByText(/can’t be redeemed anymore/)).toBeVisible();
});

it('a gift that the reader has redeemed elsewhere is theirs', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers();
  provider.use(
    endpoint.mutation('PresentRedeem', () => {
      presentAnswers({ status: 'REDEEMED', itemId: 'item-1' });
      return failing('CONFLICT');
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem gift' }));
  expect(await screen.findByText('It’s yours')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases/item-1',
  );
});

const plan = { ...present.Product, Plan: { id: 'month' } };

it('a gift of what its reader owns already says so instead of offering to redeem it', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers({ addsNothing: true });
  open();
  expect(await screen.findByText(/You already have this with no end date/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Redeem gift' })).not.toBeInTheDocument();
});

it('a gift that adds nothing to a lifetime membership says so instead of offering to redeem it', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers({ addsNothing: true, Product: plan });
  open();
  expect(await screen.findByText(/You have a lifetime membership/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Redeem gift' })).not.toBeInTheDocument();
});

it('a gift that a lifetime membership bought in another tab made useless says so when redeemed', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers();
  provider.use(
    endpoint.mutation('PresentRedeem', () => {
      presentAnswers({ addsNothing: true, Product: plan });
      return failing('CONFLICT');
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem gift' }));
  const words = await screen.findByText(/You have a lifetime membership/);
  expect(words.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByText(/can’t be redeemed anymore/)).not.toBeInTheDocument();
});

it('a gift that was refunded in time does not say that its time is over', async () => {
  presentAnswers({ status: 'EXPIRED' });
  open();
  expect(await screen.findByText(/redeemed or refunded/)).toBeVisible();
  expect(screen.queryByText(/This gift has expired/)).not.toBeInTheDocument();
});

it.each([
  [{ status: 'REDEEMED' }, /can’t be redeemed anymore/],
  [{ status: 'EXPIRED', expiresAt: '2025-11-21T08:00:00.000Z' }, /This gift has expired/],
])('a gift with %o cannot be redeemed', async (changes, words) => {
  session.getState().setToken('token-of-mary');
  presentAnswers(changes);
  open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Redeem gift' })).not.toBeInTheDocument();
});

it('an unknown gift code says that there is no gift', async () => {
  presentAnswers(null);
  open();
  expect(await screen.findByText('We couldn’t find this gift')).toBeVisible();
});

it('a gift that failed to load can be retried', async () => {
  provider.use(endpoint.query('Present', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t open the gift');
  presentAnswers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

/** Has the provider know one gift; returns the codes it is requested with. */
function notingCodes() {
  const codes: unknown[] = [];
  provider.use(
    endpoint.query('Present', ({ variables }) => {
      codes.push(variables['code']);
      return answering({ present });
    }),
  );
  return codes;
}

it('a reload opens the same gift', async () => {
  const codes = notingCodes();
  open();
  await screen.findByRole('heading', { level: 1 });
  keepLinkCode(new URL('/en/elsewhere', window.location.href), '');
  cleanup();
  reopen();
  await screen.findByRole('heading', { level: 1 });
  expect(codes).toEqual(['the-code', 'the-code']);
});

it.each(['Create an account', 'I have an account'])(
  'a gift waits a day for a reader who comes back in another tab after “%s”',
  async (name) => {
    const codes = notingCodes();
    open();
    await userEvent.click(await screen.findByRole('link', { name }));
    for (const days of [0, 1]) {
      leaveTab();
      cleanup();
      vi.setSystemTime(Date.now() + days * 86_400_000);
      reopen();
      await screen.findByRole('heading', { level: 1 });
    }
    vi.useRealTimers();
    expect(codes).toEqual(['the-code', 'the-code', '']);
  },
);

it('the gift code is cleared from the browser once it is redeemed', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers();
  provider.use(
    endpoint.mutation('PresentRedeem', () => answering({ presentRedeem: { ...redeemed, itemId: null } })),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem gift' }));
  await screen.findByText('It’s yours');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('the-code');
});

it('a reload after redeeming a gift, and coming back to it, still say that it is yours', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers();
  provider.use(
    endpoint.mutation('PresentRedeem', () => answering({ presentRedeem: { ...redeemed, itemId: 'item-1' } })),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem gift' }));
  await screen.findByText('It’s yours');
  const item = '/en/profile/wallet/purchases/item-1';

  keepLinkCode(new URL('/en/elsewhere', window.location.href), '');
  cleanup();
  presentAnswers(null);
  reopen();
  expect(await screen.findByRole('heading', { level: 1, name: 'It’s yours' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', item);

  cleanup();
  presentAnswers({ status: 'REDEEMED' });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /A gift for/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', item);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '@/session/session';
import { addressBar, show } from '../router/support/start';
import { supportDialog } from '../ui/nativeDialog';
import { withMockProvider } from '../mocks/server';
import { desk, deskMe, deskOrder, deskOrderPage, deskPreview, deskRefusal } from './support/desk';

const { server } = withMockProvider();
supportDialog();

let visit = 0;
// Who is at the desk is known for a minute, by token.
beforeEach(() => session.getState().setToken(`ada-${(visit += 1)}`));
afterEach(() => session.getState().logout());

const orders = { 'orders.list': () => ({ rows: [deskOrder], next: 'c2' }) };
const order = { 'orders.show': () => deskOrderPage };

it('shows the error page to anyone who is not of the staff', async () => {
  desk(server, { me: () => deskRefusal('NOT_STAFF'), ...orders });
  show('/en/desk');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Desk' })).not.toBeInTheDocument();
});

it('lists the latest orders in the shop’s time zone, and opens one', async () => {
  desk(server, { ...orders, ...order });
  show('/en/desk');
  const row = await screen.findByRole('row', { name: /The Atlas of Attention/ });
  expect(within(row).getByText('€45.00')).toBeVisible();
  expect(within(row).getByText('Nov 19, 2026, 5:00 AM')).toBeVisible();
  await userEvent.click(row);
  await waitFor(() => expect(addressBar()).toBe('/en/desk/orders/order-1'));
});

it('leads only to pages that the role may see', async () => {
  desk(server, { me: () => deskMe('support'), ...orders });
  show('/en/desk');
  const nav = within(await screen.findByRole('navigation', { name: 'Desk' }));
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Customers',
    'Orders',
  ]);
});

it('finds by keyboard alone: a slash takes to the field, Enter shows results by kind', async () => {
  const { posted } = desk(server, {
    ...orders,
    find: () => ({
      results: [
        {
          kind: 'CUSTOMER',
          by: 'EMAIL',
          customer: 'guest@example.com',
          email: 'guest@example.com',
          name: null,
          hasAccount: false,
          isBlocked: false,
          createdAt: deskOrder.createdAt,
        },
        { ...deskOrder, kind: 'ORDER', by: 'EMAIL' },
        { kind: 'PROMO', by: 'PROMO_CODE', code: 'SPRING10', uses: 3 },
      ],
    }),
  });
  show('/en/desk');
  await screen.findByRole('row', { name: /The Atlas/ });
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Find a customer or an order' })).toHaveFocus();
  await userEvent.keyboard('guest@example.com{Enter}');
  expect(await screen.findByRole('link', { name: /guest@example\.com.*Guest/ })).toHaveAttribute(
    'href',
    '/en/desk/customers/guest%40example.com',
  );
  expect(screen.getByRole('link', { name: /The Atlas of Attention/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /SPRING10/ })).toHaveAttribute(
    'href',
    '/en/desk/orders?promo=SPRING10',
  );
  expect(posted).toContainEqual(['find', { input: { text: 'guest@example.com' } }]);
});

it('opens pages by keys, lists the keys, and can turn them off', async () => {
  desk(server, { ...orders, find: () => ({ results: [] }) });
  show('/en/desk');
  await screen.findByRole('row', { name: /The Atlas/ });
  await userEvent.keyboard('go');
  expect(await screen.findByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  expect(addressBar()).toBe('/en/desk/orders');
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Use keyboard shortcuts' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('gt');
  expect(addressBar()).toBe('/en/desk/orders');
  localStorage.removeItem('deskKeys');
});

it('keeps filters in the address, asks for exactly them, and pages by cursor', async () => {
  const { posted } = desk(server, orders);
  show('/en/desk/orders?status=PAID&from=2026-11-01&status2=x');
  expect(await screen.findByRole('link', { name: 'Older' })).toHaveAttribute(
    'href',
    expect.stringContaining('cursor=c2'),
  );
  expect(posted).toContainEqual(['orders.list', { input: { status: 'PAID', from: '2026-11-01' } }]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Refunded');
  await waitFor(() => expect(addressBar()).toContain('status=REFUNDED'));
});

it('asks for the password before it writes a file of what is filtered', async () => {
  let isProven = false;
  const { posted } = desk(server, {
    ...orders,
    proof: () => {
      isProven = true;
      return { provenUntil: deskOrder.createdAt };
    },
    'orders.export': () => (isProven ? HttpResponse.text('Order\r\n') : deskRefusal('PROOF_REQUIRED')),
  });
  show('/en/desk/orders?status=PAID');
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await userEvent.type(dialog.getByLabelText('Your password'), 'long enough{Enter}');
  await waitFor(() =>
    expect(posted.filter(([act]) => act === 'orders.export')).toEqual([
      ['orders.export', { input: { status: 'PAID' } }],
      ['orders.export', { input: { status: 'PAID' } }],
    ]),
  );
});

/** Opens the order, and the refund's dialog with a part of the amount. */
async function previewRefund() {
  show('/en/desk/orders/order-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
  const amount = dialog.getByLabelText('Amount (EUR)');
  await userEvent.clear(amount);
  await userEvent.type(amount, '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  return dialog;
}

it('says what a refund will do, then does it once, although its first answer is lost', async () => {
  let attempts = 0;
  const { posted } = desk(server, {
    ...order,
    refund: (body) => {
      if (!('previewId' in body)) return deskPreview;
      attempts += 1;
      if (attempts === 1) return HttpResponse.error();
      return {
        id: 'refund-1',
        transactionId: 'payment-1',
        amount: '20.00',
        currency: 'EUR',
        status: 'PARTIALLY_REFUNDED',
        state: 'SUCCEEDED',
        repeated: false,
      };
    },
  });
  const dialog = await previewRefund();
  expect(await dialog.findByText(/€20\.00.* is paid back: .*Card/)).toBeVisible();
  expect(dialog.getByText(/Email to .*guest@example\.com.*: .*Refund/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText(/Network Error/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('Done: Refund')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(posted.filter(([act]) => act === 'refund').map(([, body]) => body)).toEqual([
    { input: { payment: 'payment-1', amount: '20', to: 'source', keep: false } },
    { previewId: 'preview-1' },
    { previewId: 'preview-1' },
  ]);
});

it('says who changed what since the preview, and keeps what was typed', async () => {
  const change = { actor: 'bob@example.com', action: 'account block', at: deskOrder.createdAt };
  desk(server, {
    ...order,
    refund: (body) => ('previewId' in body ? deskRefusal('STALE', { change }) : deskPreview),
  });
  const dialog = await previewRefund();
  await userEvent.click(await dialog.findByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText(/bob@example\.com.*Block account.*Nov 19, 2026, 5:00 AM/)).toBeVisible();
  expect(dialog.getByLabelText('Amount (EUR)')).toHaveValue('20');
  await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
  expect(await dialog.findByText(/is paid back/)).toBeVisible();
});

it('asks for the password when the server wants a fresh proof, and goes on', async () => {
  let isProven = false;
  desk(server, {
    ...order,
    proof: () => {
      isProven = true;
      return { provenUntil: deskOrder.createdAt };
    },
    refund: () => (isProven ? deskPreview : deskRefusal('PROOF_REQUIRED')),
  });
  const dialog = await previewRefund();
  await userEvent.type(await dialog.findByLabelText('Your password'), 'long enough{Enter}');
  expect(await dialog.findByText(/is paid back/)).toBeVisible();
});

it('names the limit of the role', async () => {
  desk(server, { me: () => deskMe('support'), ...order, refund: () => deskRefusal('ABOVE_LIMIT') });
  const dialog = await previewRefund();
  expect(await dialog.findByText(/Your role allows up to .*\$50\.00/)).toBeVisible();
});

it('shows no act that the role may not do', async () => {
  desk(server, { me: () => deskMe('accountant'), ...order });
  show('/en/desk/orders/order-1');
  expect(await screen.findByRole('heading', { name: 'Timeline' })).toBeVisible();
  expect(screen.getByText('Card · Paid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correct email' })).not.toBeInTheDocument();
});

it('shows everything about an address, and sends the purchases again', async () => {
  const { posted } = desk(server, {
    'customers.show': () => ({
      email: 'guest@example.com',
      people: [
        {
          id: 'guest-1',
          isGuest: true,
          login: null,
          name: null,
          isVerified: false,
          isBlocked: false,
          hasSecondFactor: false,
          language: 'en',
          country: 'DE',
          createdAt: deskOrder.createdAt,
          deletionAt: null,
        },
      ],
      access: [],
      orders: [deskOrder],
      hasMoreOrders: false,
      plans: [],
      wallets: [],
      mails: [
        {
          id: 'm1',
          at: deskOrder.createdAt,
          mail: 'receipt',
          to: 'guest@example.com',
          fate: 'FAILED',
          error: 'Mailbox full',
        },
      ],
      reviews: [],
      devices: [],
      notes: [],
      log: [],
    }),
    'customers.resend': (body) =>
      'previewId' in body ? { email: 'guest@example.com' } : { ...deskPreview, money: [], mails: [] },
  });
  show('/en/desk/customers/guest%40example.com');
  expect(await screen.findByText('Mailbox full')).toBeVisible();
  expect(screen.getByText('Germany')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resend purchases' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resend purchases' }));
  expect(await dialog.findByText('Money, access, and emails don’t change.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Resend purchases' }));
  expect(await screen.findByText('Done: Resend purchases')).toBeVisible();
  expect(posted.filter(([act]) => act === 'customers.resend')).toEqual([
    ['customers.resend', { input: { email: 'guest@example.com' } }],
    ['customers.resend', { previewId: 'preview-1' }],
  ]);
});

it('lists the people of the desk, and adds one with a role', async () => {
  const { posted } = desk(server, {
    'staff.list': () => ({
      people: [
        {
          id: 'bob',
          email: 'bob@example.com',
          name: 'Bob',
          role: 'support',
          hasSecondFactor: true,
          addedAt: deskOrder.createdAt,
          lastSeenAt: null,
        },
      ],
    }),
    'staff.add': (body) =>
      'previewId' in body ? { id: 'eve', role: 'editor' } : { ...deskPreview, money: [], mails: [] },
  });
  show('/en/desk/people');
  expect(await screen.findByRole('button', { name: /Remove person: .*bob@example\.com/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add person' }));
  await userEvent.type(dialog.getByLabelText('Email'), 'eve@example.com');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'editor');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add person' }));
  expect(await screen.findByText('Done: Add person')).toBeVisible();
  expect(posted).toContainEqual(['staff.add', { input: { email: 'eve@example.com', role: 'editor' } }]);
});

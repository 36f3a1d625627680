import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepLinkCode } from '@/lib/linkCode';
import * as page from '@/pages/reminders';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();

const address = '/en/reminders';
const email = 'a•••@example.com';

beforeEach(() => keepLinkCode(new URL(address, window.location.href), 'from-the-mail'));

function open(reminders: { email: string; areWanted: boolean } | null): void {
  provider.use(endpoint.query('PaymentReminders', () => answering({ paymentReminders: reminders })));
  renderPage(page, 'reminders', address);
}

/** Accepts changes; returns a spy on them. */
function noting() {
  const calls = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('PaymentRemindersSet', ({ variables }) => {
      calls(variables);
      return answering({ paymentRemindersSet: { email, areWanted: variables['areWanted'] === true } });
    }),
  );
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const said = async () =>
  ((await screen.findByRole('status')).textContent ?? '').replace(/[\u2068\u2069]/g, '');

it('opening the page changes nothing; a click stops reminders and another allows them', async () => {
  const calls = noting();
  open({ email, areWanted: true });
  expect(await screen.findByRole('button', { name: 'Stop reminders' })).toBeVisible();
  expect(await said()).toContain(`If you don’t finish a purchase with ${email}, we’ll remind you once.`);
  expect(calls).not.toHaveBeenCalled();

  await press('Stop reminders');
  expect(await screen.findByRole('button', { name: 'Send reminders again' })).toHaveFocus();
  expect(await said()).toContain(`We no longer send ${email} reminders`);
  expect(calls).toHaveBeenLastCalledWith({ code: 'from-the-mail', areWanted: false });

  await press('Send reminders again');
  expect(await screen.findByRole('button', { name: 'Stop reminders' })).toBeVisible();
  expect(calls).toHaveBeenLastCalledWith({ code: 'from-the-mail', areWanted: true });
});

it('someone who has stopped reminders before can allow them again', async () => {
  open({ email, areWanted: false });
  expect(await screen.findByRole('button', { name: 'Send reminders again' })).toBeVisible();
});

it('stopping reminders can be retried after a failure', async () => {
  provider.use(endpoint.mutation('PaymentRemindersSet', () => failing('RATE_LIMITED', { retryAfter: 60 })));
  open({ email, areWanted: true });
  await press('Stop reminders');
  expect(await screen.findByRole('alert')).toBeVisible();
  noting();
  await press('Stop reminders');
  expect(await screen.findByRole('button', { name: 'Send reminders again' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('an unknown reminders link leads to the home page', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'We don’t recognize this link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/en');
});

it('a reminders link that could not be checked says so and can be retried', async () => {
  provider.use(endpoint.query('PaymentReminders', () => failing('INTERNAL_SERVER_ERROR')));
  renderPage(page, 'reminders', address);
  expect(await screen.findByRole('heading', { name: 'We couldn’t check your link' })).toBeVisible();
  provider.use(
    endpoint.query('PaymentReminders', () => answering({ paymentReminders: { email, areWanted: true } })),
  );
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Stop reminders' })).toBeVisible();
});

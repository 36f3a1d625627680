import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as payments from '@/pages/profile/wallet/payments';
import * as presents from '@/pages/profile/wallet/presents';
import * as receipt from '@/pages/profile/wallet/receipt';
import * as subscription from '@/pages/profile/wallet/subscription';
import * as wallet from '@/pages/profile/wallet/index';
import { session } from '@/session/session';
import { demoWorld } from '../mocks/demo';
import { withMockProvider } from '../mocks/server';
import { signIn } from '../mocks/world';
import { supportDialog } from '../ui/nativeDialog';
import { renderPage } from './support/renderPage';

supportDialog();
const provider = withMockProvider();
beforeEach(() => session.getState().setToken(signIn(provider.world, 'ada')));
afterEach(() => session.getState().logout());

test('the developers’ provider fills the wallet', async () => {
  renderPage(wallet, 'profile/wallet', '/en/profile/wallet');
  const balance = within(await screen.findByRole('region', { name: 'Balance' }));
  expect(balance.getByText('$100.00')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Last movements' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '25.50');
  await userEvent.click(screen.getByRole('button', { name: 'Go on to the payment' }));
  expect(await screen.findByText('The money has arrived')).toBeVisible();
  expect(await screen.findByText('$125.50')).toBeVisible();
});

test('the developers’ provider has payments in every state', async () => {
  renderPage(payments, 'profile/wallet/payments', '/en/profile/wallet/payments');
  expect(await screen.findByText('5 payments')).toBeVisible();
});

test('the developers’ provider has receipts', async () => {
  renderPage(receipt, 'profile/wallet/receipts/:id', '/en/profile/wallet/receipts/past-1');
  expect(await screen.findByText(/888/)).toBeVisible();
});

test('the developers’ provider has presents in every state', async () => {
  renderPage(presents, 'profile/wallet/presents', '/en/profile/wallet/presents');
  expect(await screen.findByText('4 presents')).toBeVisible();
});

test('the developers’ provider has a subscription', async () => {
  renderPage(subscription, 'profile/wallet/subscription', '/en/profile/wallet/subscription');
  expect((await screen.findAllByText('Month'))[0]).toBeVisible();
});

/** The world that developers see, with Ada signed in. */
function beginDemo(): void {
  Object.assign(provider.world, demoWorld());
  session.getState().setToken(signIn(provider.world, 'ada'));
}

test('the developers’ provider takes a payment that failed when it is tried again', async () => {
  beginDemo();
  renderPage(payments, 'profile/wallet/payments', '/en/profile/wallet/payments');
  expect(await screen.findByText('6 payments')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText('7 payments')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
});

test('the developers’ provider keeps to the days of the filter', async () => {
  const now = Date.now();
  const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
  const days = new URLSearchParams({ from: day(50), to: day(10) });
  renderPage(payments, 'profile/wallet/payments', `/en/profile/wallet/payments?${days}`);
  expect(await screen.findByText('3 payments')).toBeVisible();
});

test('the developers’ provider plans a change of plan and drops it', async () => {
  renderPage(subscription, 'profile/wallet/subscription', '/en/profile/wallet/subscription');
  await userEvent.click(await screen.findByRole('button', { name: 'See what changes Year' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change at the renewal' }));
  expect(await screen.findByText('The change is planned for your renewal.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay with my plan' }));
  expect(await screen.findByText('You stay with your plan.')).toBeVisible();
});

test('the developers’ provider sells a better plan', async () => {
  renderPage(subscription, 'profile/wallet/subscription', '/en/profile/wallet/subscription');
  await userEvent.click(await screen.findByRole('button', { name: 'See what changes Lifetime' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $145.70 and change' }));
  expect(await screen.findByText('Your plan has changed.')).toBeVisible();
  expect(await screen.findByText(/^The plan changed to .*Lifetime/)).toBeVisible();
});

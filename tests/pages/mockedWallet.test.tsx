import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as payments from '@/pages/profile/wallet/payments';
import * as presents from '@/pages/profile/wallet/presents';
import * as receipt from '@/pages/profile/wallet/receipt';
import * as subscription from '@/pages/profile/wallet/subscription';
import * as wallet from '@/pages/profile/wallet/index';
import { session } from '@/session/session';
import { withMockProvider } from '../mocks/server';
import { signIn } from '../mocks/world';
import { renderPage } from './support/renderPage';

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

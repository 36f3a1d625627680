import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '@/session/session';
import { projectName } from '@/shared/projects';
import { supportDialog } from '../ui/nativeDialog';
import { show } from '../router/support/start';
import { withMockProvider } from './server';

supportDialog();
withMockProvider();
beforeEach(() => session.getState().setToken('ada-token'));
afterEach(() => session.getState().logout());

it.each([
  ['profile', 'Ada Byron'],
  ['profile/general', 'Deutsch'],
  ['profile/security', /Safari/],
  ['profile/achievements', /of 10/],
  ['profile/dreams', 'A seat beside my sister'],
  ['profile/wallet', '$100.00'],
  ['profile/wallet/subscription', 'Lifetime'],
  ['profile/wallet/payments', '6 payments'],
  ['profile/wallet/purchases', 'The Atlas of Attention'],
  ['profile/wallet/presents', '4 gifts'],
  ['profile/wallet/receipts/past-1', /888/],
  ['products/2/payment', 'The Atlas of Attention'],
  ['products/2/payment?order=order-1', 'Thanks, payment received'],
  ['presents#code=present-1', /A gift for/],
  [`projects/${projectName('science')}`, '14 studies'],
])('the mock provider fills /en/%s', async (address, text) => {
  show(`/en/${address}`);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

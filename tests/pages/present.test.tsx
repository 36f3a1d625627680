import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as page from '@/pages/presents/present';
import { session } from '@/session/session';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();

const present = {
  id: 'p1',
  status: 'SENT',
  Product: { id: '2', title: 'The Atlas of Attention', description: 'Maps' },
  Tariff: { id: 'scholar', name: 'Scholar' },
  recipientName: 'Mary',
  senderName: 'Ada',
  message: 'Enjoy it\nall year',
  isOwn: false,
  expiresAt: '2027-11-21T08:00:00.000Z',
};

/** Has the provider know one present. */
const presentAnswers = (changes: object | null = {}) =>
  provider.use(
    endpoint.query('Present', () => answering({ present: changes && { ...present, ...changes } })),
  );

const open = () => renderPage(page, 'presents/:code', '/en/presents/the-code');

test('shows for whom and from whom it is, what was written, what it is and until when', async () => {
  presentAnswers();
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/A present for .?Mary.?$/);
  expect(screen.getByText(/^From .?Ada.?$/)).toBeVisible();
  expect(screen.getByText(/Enjoy it/)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('The Atlas of Attention')).toBeVisible();
  expect(screen.getByText(/Nov\w* 21, 2027/)).toBeVisible();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('leads who has no account to one and back', async () => {
  presentAnswers();
  open();
  const back = '?returnTo=%2Fen%2Fpresents%2Fthe-code';
  expect(await screen.findByRole('link', { name: 'Make an account' })).toHaveAttribute(
    'href',
    `/en/auth/register${back}`,
  );
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute(
    'href',
    `/en/auth/login${back}`,
  );
  expect(screen.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument();
});

test('is taken with one press, which leads to the purchases', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers();
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('PresentRedeem', ({ variables }) => {
      asked(variables);
      return answering({ presentRedeem: { id: 'p1', status: 'REDEEMED' } });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(await screen.findByText('It is yours')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my purchases' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases',
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith({ code: 'the-code' });
});

test('says so where somebody was faster', async () => {
  session.getState().setToken('token-of-mary');
  presentAnswers();
  provider.use(endpoint.mutation('PresentRedeem', () => failing('CONFLICT')));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(await screen.findByText(/cannot be taken any more/)).toBeVisible();
});

test.each([
  ['REDEEMED', /cannot be taken any more/],
  ['EXPIRED', /time to take it is over/],
])('one that is %s cannot be taken', async (status, words) => {
  session.getState().setToken('token-of-mary');
  presentAnswers({ status });
  open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument();
});

test('an unknown code is said to be none', async () => {
  presentAnswers(null);
  open();
  expect(await screen.findByText('There is no present here')).toBeVisible();
});

test('a failure is said, and trying again brings it', async () => {
  provider.use(endpoint.query('Present', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not open the present');
  presentAnswers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

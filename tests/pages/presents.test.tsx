import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BoughtPresentFragment } from '@/data/generated/presents';
import * as page from '@/pages/profile/wallet/presents';
import { session } from '@/session/session';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
beforeEach(() => session.getState().setToken('token-of-ada'));

const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

const present = (facts: Partial<BoughtPresentFragment> = {}): BoughtPresentFragment => ({
  id: 'present-1',
  status: 'PURCHASED',
  Product: { id: '2', title: 'The Atlas of Attention', imageWeb: null },
  Tariff: { id: '21', name: 'Scholar' },
  recipientName: 'Mary',
  senderName: 'Ada',
  message: 'Enjoy it',
  thanks: null,
  thankedAt: null,
  link: 'https://orrery.example/en/presents/code',
  Dream: null,
  createdAt: inDays(-5),
  expiresAt: inDays(360),
  redeemedAt: null,
  ...facts,
});

function presentsAnswers(
  presents: readonly BoughtPresentFragment[],
  total = presents.length,
  until: Promise<void> = Promise.resolve(),
) {
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.query('Presents', async ({ variables }) => {
      asked(variables);
      await until;
      const totalPages = Math.ceil(total / 10);
      return answering({
        presents: {
          Presents: presents,
          Pagination: { currentPage: 1, nextPageExists: false, previousPageExists: false, total, totalPages },
        },
      });
    }),
  );
  return asked;
}

const open = (query = '') =>
  renderPage(page, 'profile/wallet/presents', `/en/profile/wallet/presents${query}`);

it('a bought gift shows its recipient, product and state', async () => {
  presentsAnswers([
    present(),
    present({ id: '2', status: 'SENT', recipientName: null }),
    present({ id: '3', status: 'REDEEMED', recipientName: 'Grace', redeemedAt: '2026-03-04T10:00:00.000Z' }),
    present({ id: '4', status: 'EXPIRED', recipientName: 'Emmy', expiresAt: '2026-02-03T10:00:00.000Z' }),
    present({ id: '5', status: 'EXPIRED', recipientName: 'Sofia' }),
    present({ id: '6', status: 'SENT', link: null, Dream: { id: 'd1', title: 'An atlas' } }),
  ]);
  open();
  const rows = (await screen.findAllByRole('listitem')).filter((row) => within(row).queryByRole('heading'));
  expect(rows).toHaveLength(6);
  expect(rows[0]).toHaveTextContent(/For .Mary.*The Atlas of Attention · Scholar/);
  expect(rows[0]).toHaveTextContent(/Not sent yet.*No one has it yet/);
  expect(rows[1]).toHaveTextContent(/For someone.*Sent by email, not redeemed yet/);
  expect(rows[2]).toHaveTextContent(/Redeemed on Mar 4, 2026/);
  expect(rows[3]).toHaveTextContent(/It expired on Feb 3, 2026/);
  expect(rows[4]).toHaveTextContent(/The payment was refunded/);
  expect(rows[5]).toHaveTextContent(/Promised.*For the dream “.An atlas.”. We’ve sent it by email/);
  expect(screen.getByText('6 gifts')).toBeVisible();
});

it('only a gift that is not redeemed yet can be sent', async () => {
  presentsAnswers([present(), present({ id: '3', status: 'REDEEMED', redeemedAt: inDays(-1) })]);
  open();
  expect(await screen.findByText('Send gift')).toBeVisible();
  expect(screen.getAllByRole('textbox', { name: 'Gift link', hidden: true })).toHaveLength(1);
});

it('a gift link is emailed, and the list then shows it as sent', async () => {
  presentsAnswers([present({ status: 'PURCHASED' })]);
  const sent = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('PresentSend', ({ variables }) => {
      sent(variables);
      return answering({ presentSend: { id: 'present-1', status: 'SENT' } });
    }),
  );
  open();
  await userEvent.click(await screen.findByText('Send gift'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Recipient’s email' }), 'mary@example.com');
  presentsAnswers([present({ status: 'SENT' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Send by email' }));
  expect(await screen.findByText('We sent it to \u2068mary@example.com\u2069.')).toBeVisible();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.getByText('We sent it to \u2068mary@example.com\u2069.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 'present-1', email: 'mary@example.com' });
});

it('loading the gifts shows a skeleton', async () => {
  const answer = Promise.withResolvers<void>();
  presentsAnswers([present()], 1, answer.promise);
  open();
  expect(await screen.findByText('Loading your gifts')).toBeInTheDocument();
  answer.resolve();
  expect(await screen.findByText('1 gift')).toBeVisible();
});

it('the page of the list of gifts comes from the URL', async () => {
  const asked = presentsAnswers([present()], 25);
  open('?page=2');
  expect(await screen.findByRole('navigation', { name: 'Pages of your gifts' })).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ offset: 10, limit: 10 });
});

it('a user without gifts sees how to buy one', async () => {
  presentsAnswers([]);
  open();
  expect(await screen.findByText('No gifts yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the catalog' })).toHaveAttribute('href', '/en/products');
});

it('a page past the end of the gifts links back to the first', async () => {
  presentsAnswers([], 12);
  open('?page=7');
  expect(await screen.findByRole('link', { name: 'Go to first page' })).toBeVisible();
});

it('gifts that failed to load can be retried', async () => {
  provider.use(endpoint.query('Presents', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your gifts');
  presentsAnswers([present()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 gift')).toBeVisible();
});

it('gifts that failed to load while offline appear once back online', async () => {
  provider.use(endpoint.query('Presents', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  presentsAnswers([present()]);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('1 gift')).toBeVisible();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, expect, it } from 'vitest';
import * as page from '@/pages/profile/wallet/purchases';
import { session } from '@/session/session';
import { answering, endpoint, failing } from './support/answers';
import { purchase, purchasesAnswers } from './support/purchases';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
beforeEach(() => {
  session.getState().setToken('token-of-ada');
  provider.use(endpoint.query('Shelf', () => answering({ shelf: [] })));
});

const open = (query = '') =>
  renderPage(page, 'profile/wallet/purchases', `/en/profile/wallet/purchases${query}`);

it('a purchase shows edition, bonus, price, access and state, and links to its receipt', async () => {
  purchasesAnswers([purchase({ Gift: { id: '4', title: 'Star map' } })]);
  open();
  const row = within(await screen.findByRole('row', { name: /The Atlas of Attention/ }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Scholar');
  expect(row.getByRole('rowheader')).toHaveTextContent(/With the bonus “.Star map.”/);
  expect(row.getByText('€45.00')).toBeVisible();
  expect(row.getByText('Forever')).toBeVisible();
  expect(row.getByText('Available')).toBeVisible();
  expect(row.getByRole('link', { name: /Receipt for .*The Atlas of Attention/ })).toHaveAttribute(
    'href',
    '/en/products/2/payment?order=90',
  );
  expect(screen.getByText('1 purchase')).toBeVisible();
});

it('a purchase says that it is no longer sold', async () => {
  const sold = purchase();
  purchasesAnswers([sold, { ...sold, id: '2', Product: { ...sold.Product, id: '3', active: false } }]);
  open();
  expect(await screen.findAllByText('No longer sold')).toHaveLength(1);
});

it('a purchase links to the studies and the plan that it includes', async () => {
  purchasesAnswers([
    purchase({ Researches: [{ id: '1', slug: 'quiet-rooms', title: 'Quiet rooms' }] }),
    purchase({
      id: '2',
      Product: { id: '10', title: 'Monthly membership', active: true, Plan: { id: '1' } },
    }),
  ]);
  open();
  const files = await screen.findByRole('list', { name: /Downloads for .*The Atlas of Attention/ });
  expect(within(files).getByRole('link', { name: 'Quiet rooms' })).toHaveAttribute(
    'href',
    '/en/researches/quiet-rooms',
  );
  const plan = within(screen.getByRole('row', { name: /Monthly membership/ }));
  expect(plan.queryByRole('list')).not.toBeInTheDocument();
  expect(plan.getByRole('link', { name: 'While your subscription is active' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/subscription',
  );
});

it('loading the purchases shows a skeleton', async () => {
  const answer = Promise.withResolvers<void>();
  purchasesAnswers([purchase()], 1, answer.promise);
  open();
  expect(await screen.findByText('Loading your purchases')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  answer.resolve();
  expect(await screen.findByRole('table', { name: 'Purchases' })).toBeVisible();
});

it('the remaining time is shown next to the end of access', async () => {
  const inThreeDays = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
  purchasesAnswers([purchase({ availableTo: inThreeDays })]);
  open();
  expect(await screen.findByText('3 days left')).toBeVisible();
});

it('a purchase that waits says when access begins, a canceled one has no links', async () => {
  purchasesAnswers([
    purchase({ id: '1', status: 'PENDING', startsAt: '2026-12-05T12:00:00.000Z' }),
    purchase({
      id: '2',
      status: 'CANCELED',
      Product: { id: '3', title: 'Night Sky', active: true, Plan: null },
    }),
  ]);
  open();
  expect(await screen.findByText(/^From .Dec 5, 2026/)).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Night Sky/ })).queryByRole('link')).not.toBeInTheDocument();
  // A purchase that is not paid yet cannot be archived.
  expect(screen.getAllByRole('button', { name: /^Archive/ })).toHaveLength(1);
});

it('page, sorting and filters of the purchases come from the URL', async () => {
  const asked = purchasesAnswers([purchase()], 25);
  open('?page=2&sort=oldest&status=active&search=atlas');
  expect(await screen.findByRole('navigation', { name: 'Pages of your purchases' })).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    offset: 10,
    limit: 10,
    sort: 'OLDEST',
    filter: { status: ['ACTIVE'], search: 'atlas' },
  });
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('atlas');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Available');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Oldest first');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

it('filtering purchases updates the URL and starts at the first page', async () => {
  const asked = purchasesAnswers([purchase()], 25);
  const router = open('?page=2');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'atlas');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Used');
  await screen.findByRole('table');
  await waitFor(() => expect(router.state.location.search).toBe('?search=atlas&status=spent'));
  expect(asked).toHaveBeenLastCalledWith({
    offset: 0,
    limit: 10,
    sort: 'NEWEST',
    filter: { status: ['SPENT'], search: 'atlas' },
  });
});

it('a user without purchases sees a link to the products', async () => {
  purchasesAnswers([]);
  open();
  expect(await screen.findByText('No purchases yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the catalog' })).toHaveAttribute('href', '/en/products');
});

it('purchase filters without results can be cleared', async () => {
  purchasesAnswers([]);
  open('?status=refunded');
  expect(await screen.findByText('No results')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all purchases' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases',
  );
});

it('a page past the end of the purchases links back to the first', async () => {
  purchasesAnswers([], 12);
  open('?page=7');
  expect(await screen.findByRole('link', { name: 'Go to first page' })).toBeVisible();
});

it('purchases that failed to load can be retried', async () => {
  provider.use(endpoint.query('Purchases', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your purchases');
  purchasesAnswers([purchase()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Purchases' })).toBeVisible();
});

it('purchases that failed to load while offline appear once back online', async () => {
  provider.use(endpoint.query('Purchases', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  purchasesAnswers([purchase()]);
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('table', { name: 'Purchases' })).toBeVisible();
});

it('an expired session on the purchases page leads to login and back', async () => {
  provider.use(endpoint.query('Purchases', () => failing('UNAUTHENTICATED')));
  open('?page=2');
  expect(
    await screen.findByText('At /en/auth/login?returnTo=%2Fen%2Fprofile%2Fwallet%2Fpurchases%3Fpage%3D2'),
  ).toBeVisible();
  expect(session.getState().isSignedIn()).toBe(false);
});

/** Answers with the active or the archived purchases; archiving moves a purchase from one to the other. */
function archivable(...titles: string[]) {
  const all = titles.map((title, nth) =>
    purchase({ id: String(nth), Product: { id: String(nth), title, active: true, Plan: null } }),
  );
  provider.use(
    endpoint.query('Purchases', ({ variables }) => {
      const isArchived = variables['filter']?.isArchived === true;
      const rows = all.filter((one) => one.isArchived === isArchived);
      const Pagination = { currentPage: 1, nextPageExists: false, previousPageExists: false };
      return answering({
        purchases: { Purchases: rows, Pagination: { ...Pagination, total: rows.length, totalPages: 1 } },
      });
    }),
    endpoint.mutation('PurchaseArchive', ({ variables: { id, isArchived } }) => {
      const found = all.findIndex((one) => one.id === id);
      all[found] = purchase({ ...all[found], isArchived });
      return answering({ purchaseArchive: { __typename: 'Purchase', id, isArchived } });
    }),
  );
}

it('an archived purchase leaves the list at once, and undo brings it back', async () => {
  archivable('Night Sky', 'Morning Star');
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Archive .*Night Sky/ }));
  expect(await screen.findByText(/Night Sky.* archived/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /Night Sky/ })).not.toBeInTheDocument();
  expect(screen.getByText('1 purchase')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(await screen.findByRole('row', { name: /Night Sky/ })).toBeVisible();
  expect(screen.getByText(/Night Sky.* unarchived/)).toBeVisible();
});

it('archived purchases can be filtered and restored', async () => {
  archivable('Night Sky');
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Archive .*Night Sky/ }));
  await screen.findByText('No purchases yet');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Archived');
  await userEvent.click(await screen.findByRole('button', { name: /Unarchive .*Night Sky/ }));
  expect(await screen.findByText('No results')).toBeVisible();
});

it('a purchase that could not be archived stays, with an error message', async () => {
  archivable('Night Sky');
  provider.use(endpoint.mutation('PurchaseArchive', () => failing('RATE_LIMITED')));
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Archive .*Night Sky/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('row', { name: /Night Sky/ })).toBeVisible();
});

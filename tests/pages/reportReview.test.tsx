import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import * as chunks from '@/lib/chunks';
import { NetworkError } from '@/lib/pageError';
import { session } from '@/session/session';
import type { ErrorCode } from '@/shared/errorCodes';
import { failure } from '../mocks/contract';
import { productPageAnswers } from '../mocks/productPage';
import { rating, review } from '../mocks/ratings';
import { withMockProvider } from '../mocks/server';
import { show } from '../router/support/start';
import { endpoint } from './support/answers';

const { answer, server } = withMockProvider();

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const reported = vi.fn<(variables: unknown) => void>();

beforeEach(() => {
  clearAnswers();
  reported.mockClear();
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      return { ...page, Product: { ...page.Product, Rating: rating }, Reviews: [review(1), review(2)] };
    },
    reviewReport: (variables) => {
      reported(variables);
      return true;
    },
  });
});

const menuOf = (name: string) => screen.findByRole('button', { name: `More actions: ${name}` });

/** The button in the menu of Nora’s review, which is opened if it isn't. */
async function reportButton() {
  const menu = await menuOf('Nora');
  if (menu.getAttribute('aria-expanded') === 'false') await userEvent.click(menu);
  return screen.findByRole('button', { name: /^Report Nora/ });
}
const dialog = () => screen.findByRole('dialog', { name: 'Report this review' });

/** Opens the dialog for Nora’s review. */
async function openDialog() {
  show('/en/products/product-2');
  await userEvent.click(await reportButton());
  return within(await dialog());
}

const send = { name: 'Send report' };

it('the menu of each review has a report button that names it', async () => {
  show('/en/products/product-2');
  expect(await reportButton()).toHaveAccessibleName(/^Report Nora.· October 2026$/);
  await userEvent.click(await menuOf('Verified buyer'));
  expect(screen.getByRole('button', { name: /^Report Verified buyer.· October 2026$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Report Nora/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a review is reported with one of four reasons, by keyboard, and once', async () => {
  show('/en/products/product-2');
  const user = userEvent.setup();
  (await reportButton()).focus();
  await user.keyboard('{Enter}');
  const form = within(await dialog());
  expect(form.getAllByRole('radio').map((option) => option.closest('label')?.textContent)).toEqual([
    'Spam or advertising',
    'An insult',
    'Someone’s personal data',
    'Something else',
  ]);
  form.getByRole('button', send).focus();
  await user.keyboard('{Enter}');
  expect(form.getByRole('group', { name: 'What’s wrong with it?' })).toHaveAccessibleDescription(
    'Choose an option.',
  );
  expect(form.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
  await user.click(form.getByRole('radio', { name: 'An insult' }));
  expect(form.getByRole('group')).not.toHaveAccessibleDescription();
  await user.keyboard('{Enter}');
  expect(await form.findByRole('status')).toHaveTextContent('Thanks. We’ll take a look.');
  expect(reported).toHaveBeenCalledExactlyOnceWith({ id: 'review-1', reason: 'INSULT' });
  const [, close] = form.getAllByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The same review shows that it was reported, and another one its form.
  await user.click(await reportButton());
  expect(within(await dialog()).getByRole('status')).toHaveTextContent('Thanks. We’ll take a look.');
});

it('the send button shows that a report is on its way', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  answer({ reviewReport: () => arrived.then(() => true) });
  const form = await openDialog();
  await userEvent.click(form.getByRole('radio', { name: 'Something else' }));
  await userEvent.click(form.getByRole('button', send));
  expect(form.getByRole('button', send)).toHaveAttribute('aria-busy', 'true');
  arrive();
  expect(await form.findByText(/^Thanks/)).toBeVisible();
});

it.each<[why: string, code: ErrorCode, text: RegExp]>([
  ['it is one’s own review', 'FORBIDDEN', /^This is your own review\.$/],
  ['it was hidden meanwhile', 'NOT_FOUND', /^This review is no longer on the page\.$/],
  ['there were too many', 'RATE_LIMITED', /^Too many attempts/],
])('a report is refused because %s', async (_why, code, text) => {
  answer({
    reviewReport: () => {
      throw failure(code);
    },
  });
  const form = await openDialog();
  await userEvent.click(form.getByRole('radio', { name: 'An insult' }));
  await userEvent.click(form.getByRole('button', send));
  expect(await form.findByRole('alert')).toHaveTextContent(text);
  expect(form.getByRole('radio', { name: 'An insult' })).toBeChecked();
});

it('a report that does not reach the server can be sent again', async () => {
  server.use(endpoint.mutation('ReviewReport', () => HttpResponse.error(), { once: true }));
  const form = await openDialog();
  await userEvent.click(form.getByRole('radio', { name: 'An insult' }));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(form.getByRole('button', send));
  expect(await form.findByRole('alert')).toHaveTextContent('You’re offline.');
  online.mockRestore();
  await userEvent.click(form.getByRole('button', send));
  expect(await form.findByText(/^Thanks/)).toBeVisible();
  expect(reported).toHaveBeenCalledOnce();
});

it('a form that cannot be loaded says so at its review, and the next click retries', async () => {
  show('/en/products/product-2');
  const button = await reportButton();
  const noted = vi.spyOn(console, 'info').mockReturnValue(undefined);
  const load = vi.spyOn(chunks, 'loadChunk').mockRejectedValueOnce(new NetworkError('offline'));
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t open the report form.');
  expect(button).toHaveFocus();
  noted.mockRestore();
  load.mockRestore();
  await userEvent.click(button);
  expect(await dialog()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the session goes with a report, so that members count once', async () => {
  const bearers: (string | null)[] = [];
  server.use(
    endpoint.mutation('ReviewReport', ({ request }) => {
      bearers.push(request.headers.get('authorization'));
      return HttpResponse.json({ data: { reviewReport: true } });
    }),
  );
  session.getState().setToken('ada-token');
  const form = await openDialog();
  await userEvent.click(form.getByRole('radio', { name: 'An insult' }));
  await userEvent.click(form.getByRole('button', send));
  await form.findByText(/^Thanks/);
  expect(bearers).toEqual(['Bearer ada-token']);
  session.getState().logout();
});

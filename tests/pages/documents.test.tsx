import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as accessibility from '@/pages/accessibility';
import * as version from '@/pages/documents/version';
import * as imprint from '@/pages/imprint';
import * as ownPage from '@/pages/pages/ownPage';
import * as offer from '@/pages/terms/offer';
import * as privacy from '@/pages/terms/privacy';
import * as withdrawal from '@/pages/terms/withdrawal';
import * as withdrawalForm from '@/pages/terms/withdrawalForm';
import { clearAnswers } from '@/data/query';
import { documentPaths, paths } from '@/shared/paths';
import { documentAnswers } from '../mocks/documents';
import { withMockProvider } from '../mocks/server';
import { renderPage } from './support/renderPage';

const { answer } = withMockProvider();

beforeEach(clearAnswers);
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const router = renderPage(offer, paths.offer.pattern, '/en/terms/offer');
  const article = within(await screen.findByRole('article'));
  return { router, article };
}

it.each([
  ['terms', 'Terms of Service', offer],
  ['privacy', 'Privacy policy', privacy],
  ['withdrawal', 'Right of withdrawal', withdrawal],
  ['withdrawal-form', 'Withdrawal form', withdrawalForm],
  ['imprint', 'Imprint', imprint],
  ['accessibility', 'Accessibility', accessibility],
] as const)('the page for %s shows that document', async (kind, title, page) => {
  const path = documentPaths[kind];
  renderPage(page, path.pattern, path.href('en'));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('a long document numbers its sections and links to each of them', async () => {
  const { router, article } = await open();
  const headings = article.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Contents', '1 Seller', '2 Price', '3 Law', 'Versions']);
  const contents = within(article.getByRole('navigation', { name: 'Contents' }));
  const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['seller', 'price', 'law'].map((id) => `/en/terms/offer#${id}`));
  for (const id of ['seller', 'price', 'law']) expect(document.getElementById(id)?.tagName).toBe('SECTION');
  await userEvent.click(contents.getByRole('link', { name: 'Price' }));
  expect(router.state.location.hash).toBe('#price');
});

it('links lead to pages in the reader’s language and to email addresses', async () => {
  const { article } = await open();
  expect(article.getByRole('link', { name: 'instructions' })).toHaveAttribute('href', '/en/terms/withdrawal');
  expect(article.getByRole('link', { name: 'hello@orrery.example' })).toHaveAttribute(
    'href',
    'mailto:hello@orrery.example',
  );
  expect(article.getByText('Tax is included.').closest('li')).toBeVisible();
});

it('a link that a browser would run is shown as text', async () => {
  const href = 'javascript:alert(1)';
  answer({
    ownPage: () => ({
      slug: 'shipping',
      title: 'Shipping',
      language: 'en',
      text: [{ kind: 'paragraph', children: [{ kind: 'link', href, children: ['press here'] }] }],
    }),
  });
  renderPage(ownPage, paths.ownPage.pattern, '/en/pages/shipping');
  expect(await screen.findByText('press here')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'press here' })).not.toBeInTheDocument();
});

it('a document says since when it’s in force, and links to its versions', async () => {
  const { article } = await open();
  const [date] = article.getAllByText('In force from Nov 1, 2026');
  expect(date).toHaveAttribute('datetime', '2026-11-01');
  expect(article.getByRole('link', { name: 'Version 2' })).toHaveAttribute('href', '/en/documents/terms/2');
  const versions = within(article.getByRole('navigation', { name: 'Versions' }));
  expect(versions.getByRole('link', { name: 'In force from Jan 15, 2026' })).toHaveAttribute(
    'href',
    '/en/documents/terms/1',
  );
});

it('an earlier version says so, leads to the current one, and isn’t listed by search engines', async () => {
  renderPage(version, paths.document.pattern, '/en/documents/terms/1');
  expect(await screen.findByText('This isn’t the version that applies now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the current version' })).toHaveAttribute(
    'href',
    '/en/terms/offer',
  );
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('a text that isn’t translated says so, and is marked as English', async () => {
  answer({
    document: async (args, caller) => {
      const found = await documentAnswers.document(args, caller);
      return found ? { ...found, language: 'ar' } : null;
    },
  });
  const { article } = await open();
  expect(article.getByText(/hasn’t been translated/)).toBeVisible();
  const title = article.getByRole('heading', { level: 1 });
  expect(title).toHaveAttribute('lang', 'ar');
  expect(title).toHaveAttribute('dir', 'rtl');
});

it('a document can be printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { article } = await open();
  await userEvent.click(article.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import * as page from '@/pages/projects/science';
import { paths } from '@/shared/paths';
import { endpoint } from '../mocks/handlers';
import { filteredResearches, researches } from '../mocks/researches';
import { withMockProvider } from '../mocks/server';
import { renderPage } from './support/renderPage';

const { server } = withMockProvider();

beforeEach(clearAnswers);

const address = paths.project.href('en', 'science');

const open = (query = '') => renderPage(page, paths.project.pattern, address + query);

/** Records the operations that the provider receives, which it answers as usual. */
function noteQuestions() {
  const asked = vi.fn<(operation: string, variables: unknown) => void>();
  server.use(endpoint.operation(({ operationName, variables }) => asked(operationName ?? '', variables)));
  return asked;
}

const counted = (count: number) => screen.findByText(`${count} ${count === 1 ? 'study' : 'studies'}`);
const words = () => screen.getByRole('searchbox', { name: 'Words' });
const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const inCatalogue = () => within(screen.getByRole('region', { name: 'Catalog of studies' }));
const titles = researches.map(({ title }) => title);

describe('the catalog of studies', () => {
  it('shows eight studies a page, with authors, date, views and categories', async () => {
    open();
    expect(await counted(titles.length)).toHaveAttribute('role', 'status');
    const [first] = researches;
    const link = screen.getByRole('link', { name: first?.title ?? '' });
    expect(link).toHaveAttribute('href', paths.research.href('en', first?.slug ?? ''));
    const card = link.closest('li') ?? document.body;
    expect(card).toHaveTextContent('Ilse Varga');
    expect(card).toHaveTextContent('Sep 14, 2026');
    expect(card).toHaveTextContent('4,800 views');
    expect(within(card).getByRole('link', { name: 'Attention' })).toHaveAttribute(
      'href',
      `${address}?category=attention#catalogue`,
    );
    expect(cards().filter((title) => titles.includes(title ?? ''))).toEqual(titles.slice(0, 8));
  });

  it('requests the filters and the list once, in parallel', async () => {
    const asked = noteQuestions();
    const held = Promise.withResolvers<void>();
    server.use(
      endpoint.query('ResearchDirectory', async () => {
        await held.promise;
        return HttpResponse.json({ data: { researchDirectory: { Categories: [], Authors: [] } } });
      }),
    );
    open();
    await counted(titles.length);
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveTextContent('All categories');
    held.resolve();
    expect(asked.mock.calls.filter(([name]) => name === 'Researches')).toHaveLength(1);
  });

  it('starts the next page at the top of the catalog', async () => {
    const router = open();
    await counted(titles.length);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByRole('link', { name: titles[8] ?? '' });
    expect(router.state.location).toMatchObject({ search: '?page=2', hash: '#catalogue' });
    expect(screen.queryByRole('link', { name: titles[0] ?? '' })).not.toBeInTheDocument();
  });
});

describe('the search for studies', () => {
  it('follows typing after a pause, without a history entry or losing focus', async () => {
    const asked = noteQuestions();
    const router = open();
    await counted(titles.length);
    await userEvent.type(words(), 'pause');
    expect(await counted(1)).toBeVisible();
    expect(words()).toHaveFocus();
    expect(words()).toHaveValue('pause');
    expect(router.state.location.search).toBe('?q=pause');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(asked.mock.calls.filter(([name]) => name === 'Researches')).toHaveLength(2);
    expect(asked.mock.calls.filter(([name]) => name === 'ResearchDirectory')).toHaveLength(1);
  });

  it('runs at once when Enter is pressed', async () => {
    const router = open();
    await counted(titles.length);
    await userEvent.type(words(), 'street{Enter}');
    expect(router.state.navigation.location?.search ?? router.state.location.search).toBe('?q=street');
    expect(await counted(1)).toBeVisible();
  });

  it('keeps the list while the next one loads', async () => {
    open();
    await counted(titles.length);
    const held = Promise.withResolvers<void>();
    server.use(endpoint.query('Researches', () => held.promise));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Yusuf Karimi');
    await waitFor(() =>
      expect(screen.getByText(`${titles.length} studies`).closest('[aria-busy=true]')).toBeTruthy(),
    );
    expect(screen.getByRole('combobox', { name: 'Author' })).toHaveValue('karimi');
    held.resolve();
    expect(await counted(filteredResearches({ authorId: 'karimi' }).length)).toBeVisible();
    expect(screen.getByText(/^\d+ studies$/).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  });

  it('filters by category, and can be reset', async () => {
    const router = open('?q=the&category=perception');
    await counted(filteredResearches({ search: 'the', categoryId: 'perception' }).length);
    expect(words()).toHaveValue('the');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Art and perception'),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(async () => expect(await counted(titles.length)).toHaveFocus());
    expect(words()).toHaveValue('');
    expect(router.state.location.search).toBe('');
  });

  it('restores its fields on Back and Forward', async () => {
    const router = open();
    await counted(titles.length);
    const category = screen.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(category, 'Movement');
    await counted(filteredResearches({ categoryId: 'movement' }).length);
    await router.navigate(-1);
    await counted(titles.length);
    expect(category).toHaveValue('');
    await router.navigate(1);
    await counted(filteredResearches({ categoryId: 'movement' }).length);
    expect(category).toHaveValue('movement');
  });

  it('says if nothing matches, even for an unknown category', async () => {
    open('?category=nowhere');
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.getByText('0 studies')).toHaveAttribute('role', 'status');
    await userEvent.click(inCatalogue().getByRole('link', { name: 'Clear filters' }));
    expect(await counted(titles.length)).toBeVisible();
  });

  it('links to the first and last page if the page is past the end', async () => {
    open('?page=1000000000');
    expect(await screen.findByText('The catalog doesn’t have that many pages')).toBeVisible();
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', `${address}#catalogue`);
    expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute(
      'href',
      `${address}?page=2#catalogue`,
    );
  });

  it('is cut to two hundred characters', async () => {
    const asked = noteQuestions();
    open(`?q=${'x'.repeat(10_000)}&page=-1`);
    await screen.findByText('No results');
    expect(asked).toHaveBeenCalledWith('Researches', {
      filter: { search: 'x'.repeat(200), page: 1, limit: 8 },
    });
  });

  it('does not reload for unrelated parameters', () => {
    const at = (query: string) => new URL(`http://localhost${address}${query}`);
    const decides = (before: string, after: string) =>
      page.shouldRevalidate({
        currentUrl: at(before),
        nextUrl: at(after),
        currentParams: {},
        nextParams: {},
        defaultShouldRevalidate: true,
      });
    expect(decides('?q=a', '?q=a&utm_source=x')).toBe(false);
    expect(decides('?q=a', '?q=b')).toBe(true);
    // An unchanged URL means that a button requested it.
    expect(decides('?q=a', '?q=a')).toBe(true);
  });
});

describe('the list of studies', () => {
  it('does not block the rest of the page, and can be retried', async () => {
    server.use(endpoint.query('Researches', () => HttpResponse.error(), { once: true }));
    open();
    expect(await screen.findByText('Loading studies')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load studies.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await counted(titles.length)).toBeVisible();
  });

  it('is retried when the connection is back', async () => {
    server.use(endpoint.query('Researches', () => HttpResponse.error(), { once: true }));
    open();
    await screen.findByRole('alert');
    window.dispatchEvent(new Event('online'));
    expect(await counted(titles.length)).toBeVisible();
  });

  it('shows an error next to the filters if it failed to load', async () => {
    open();
    await counted(titles.length);
    server.use(endpoint.query('Researches', () => HttpResponse.error(), { once: true }));
    await userEvent.type(words(), 'street{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(words()).toHaveValue('street');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await counted(1)).toBeVisible();
  });
});

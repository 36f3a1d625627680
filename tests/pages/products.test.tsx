import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import { setAbsentParts } from '@/lib/absentParts';
import { session } from '@/session/session';
import { atlas, letters } from '../mocks/catalogue';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';
import { show } from '../router/support/start';

const { server, answer } = withMockProvider();

beforeAll(async () => {
  await import('@/pages/products/index');
});

beforeEach(clearAnswers);
afterEach(() => {
  session.getState().setToken(undefined);
  setAbsentParts('');
});

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

async function open(query = '') {
  const router = show(`/en/products${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Catalog' });
  await screen.findByText(/^\d+ titles?$/);
  return router;
}

const kind = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Type' })).getByRole('link', { name });

it('every title has a card with what it is, its price, and a link to its page', async () => {
  await open();
  expect(screen.getByText('2 titles')).toHaveAttribute('role', 'status');
  expect(titles()).toEqual([letters.title, atlas.title]);
  const link = screen.getByRole('link', { name: atlas.title });
  expect(link).toHaveAttribute('href', `/en/products/${atlas.slug}`);
  const card = link.closest('li');
  expect(card).toHaveTextContent('Book');
  expect(card).toHaveTextContent('$24.00');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://orrery.example/en/products',
  );
});

it('a card names the languages of the contents if the reader’s is not one of them', async () => {
  answer({
    titles: () => ({
      Products: [{ ...letters, languages: ['de', 'ru'] }, atlas],
      Pagination: {
        total: 2,
        totalPages: 1,
        currentPage: 1,
        nextPageExists: false,
        previousPageExists: false,
      },
      kinds: [],
      languages: [],
    }),
  });
  await open();
  expect(screen.getByText('Course · German and Russian')).toBeVisible();
  expect(screen.getByText('Book')).toBeVisible();
});

it('a kind leads to its titles, and the filter can be cleared', async () => {
  await open();
  expect(kind('All')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(kind('Books'));
  await waitFor(() => expect(titles()).toEqual([atlas.title]));
  expect(window.location.search).toBe('?kind=book');
  expect(kind('Books')).toHaveAttribute('aria-current', 'true');
  expect(kind('All')).not.toHaveAttribute('aria-current');
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(window.location.search).toBe('');
  expect(screen.getByText('2 titles')).toHaveFocus();
});

it('words and language narrow the list down, together with the kind', async () => {
  await open('?kind=course');
  expect(titles()).toEqual([letters.title]);
  await screen.findByRole('option', { name: 'German' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German');
  await waitFor(() => expect(window.location.search).toBe('?kind=course&language=de'));
  expect(titles()).toEqual([letters.title]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'atlas');
  await screen.findByText('No results');
  expect(window.location.search).toBe('?q=atlas&kind=course&language=de');
  expect(screen.getByText('0 titles')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('the current list stays until the next one has arrived', async () => {
  const held = Promise.withResolvers<void>();
  await open();
  server.use(
    endpoint.query('Titles', async () => {
      await held.promise;
      return HttpResponse.json({
        data: {
          titles: {
            Products: [],
            Pagination: { total: 0, totalPages: 0 },
            kinds: ['BOOK', 'COURSE'],
            languages: ['en'],
          },
        },
      });
    }),
  );
  await userEvent.type(screen.getByRole('searchbox'), 'no');
  await waitFor(() => expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'true'));
  expect(titles()).toHaveLength(2);
  held.resolve();
  await screen.findByText('No results');
  expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'false');
});

it('an unknown kind, language and page list everything', async () => {
  const asked = vi.fn<(variables: unknown) => void>();
  server.use(
    endpoint.operation(({ operationName, variables }) => {
      if (operationName === 'Titles') asked(variables);
    }),
  );
  await open('?kind=opera&language=tlh&page=none');
  expect(titles()).toHaveLength(2);
  expect(asked.mock.calls).toEqual([[{ filter: { page: 1, limit: 24 } }]]);
});

it('an empty shop says so', async () => {
  answer({
    titles: () => ({
      Products: [],
      Pagination: {
        total: 0,
        totalPages: 0,
        currentPage: 1,
        nextPageExists: false,
        previousPageExists: false,
      },
      kinds: [],
      languages: [],
    }),
  });
  await open();
  expect(screen.getByText('The catalog is empty right now.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Type' })).not.toBeInTheDocument();
});

it('without an answer, the list can be requested again', async () => {
  server.use(endpoint.query('Titles', () => HttpResponse.json({}, { status: 503 }), { once: true }));
  show('/en/products');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
});

it('the header and a missing page lead to the catalog', async () => {
  setAbsentParts('team');
  show('/en/team');
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.getByRole('link', { name: 'Browse the catalog' })).toHaveAttribute('href', '/en/products');
  const [header] = screen.getAllByRole('navigation', { name: 'Main' });
  const links = within(header ?? document.body).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Catalog',
    'Studies',
    'Plans and prices',
    'Projects',
    'About',
  ]);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as item from '@/pages/library/item';
import * as text from '@/pages/library/text';
import { session } from '@/session/session';
import { libraryItem } from '../mocks/library';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
const visited = vi.fn<(variables: unknown) => void>();

beforeEach(() => {
  session.getState().setToken('token-of-ada');
  localStorage.clear();
  visited.mockClear();
  provider.use(
    endpoint.mutation('LibraryItemVisit', ({ variables }) => {
      visited(variables);
      return answering({ libraryItemVisit: true });
    }),
  );
});

const answerItem = (facts: object | null) =>
  provider.use(
    endpoint.query('LibraryItem', () => answering({ libraryItem: facts && { ...libraryItem(), ...facts } })),
  );

const openItem = () =>
  renderPage(item, 'profile/wallet/purchases/:id', '/en/profile/wallet/purchases/purchase-1');

const openText = (query = '') =>
  renderPage(
    text,
    'profile/wallet/purchases/:id/:text',
    `/en/profile/wallet/purchases/purchase-1/atlas-text${query}`,
  );

it('the contents of a purchase can be opened, read or downloaded, and new ones are marked', async () => {
  answerItem({});
  openItem();
  expect(await screen.findByRole('heading', { level: 1, name: /The Atlas of Attention/ })).toBeVisible();
  expect(screen.getByText(/Yours forever/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Read “.The first chapter/ })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases/purchase-1/atlas-text',
  );
  expect(screen.getByText(/In English.* and German/)).toBeVisible();
  const epub = screen.getByRole('link', { name: /Download “.The book.” ?EPUB ?120 kB/ });
  expect(epub).toHaveAttribute('href', '/library/epub');
  expect(epub).toHaveAttribute('download', 'atlas.epub');
  expect(screen.getByRole('link', { name: /Download “.The book.” ?PDF ?2\.4 MB/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Open “.The readers’ room/ })).toHaveAttribute(
    'href',
    'https://example.com/room',
  );
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    '/en/products/2/payment?order=order-1',
  );
  const book = screen.getByRole('region', { name: 'The book' });
  expect(within(book).getByText('New')).toBeVisible();
  expect(screen.getAllByText('New')).toHaveLength(1);
  await vi.waitFor(() => expect(visited).toHaveBeenCalledWith({ id: 'purchase-1' }));
});

it('a purchase that is no longer sold says so', async () => {
  answerItem({ Product: { ...libraryItem().Product, active: false } });
  openItem();
  expect(await screen.findByText(/No longer sold/)).toBeVisible();
});

it('several files are also offered as a single download', async () => {
  answerItem({});
  openItem();
  const all = await screen.findByRole('link', { name: /Download all \(.2\.5 MB.\)/ });
  expect(all).toHaveAttribute('href', '/library/atlas.zip');
  expect(all).toHaveAttribute('download', 'atlas.zip');
});

it('a single file is not offered as an archive', async () => {
  answerItem({ Archive: null });
  openItem();
  await screen.findByRole('link', { name: /EPUB/ });
  expect(screen.queryByText(/Download all/)).not.toBeInTheDocument();
});

it('an event shows when, where and how to join, and which dates are over', async () => {
  answerItem({});
  openItem();
  const event = within(await screen.findByRole('region', { name: 'Two evenings with the author' }));
  const [first, second] = event.getAllByRole('listitem').map((date) => within(date));
  expect(first?.getByText('Ended')).toBeVisible();
  expect(first?.getByText('Hall 2')).toBeVisible();
  expect(first?.queryByRole('link')).toBeNull();
  expect(second?.getByRole('link', { name: /Join “.Two evenings/ })).toHaveAttribute(
    'href',
    'https://example.com/second',
  );
  expect(event.getByText(/Times are in your time zone/)).toHaveTextContent('UTC');
  expect(event.getByRole('link', { name: /Add “.Two evenings/ })).toHaveAttribute(
    'href',
    '/library/atlas-evenings.ics',
  );
});

it('an event whose dates are all over says so and offers no calendar file', async () => {
  const { Deliverables } = libraryItem();
  const event = Deliverables.find(({ kind }) => kind === 'EVENT');
  answerItem({ Deliverables: [{ ...event, Dates: event?.Dates.slice(0, 1) }] });
  openItem();
  expect(await screen.findByText('This event has ended.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
});

it('a license key can be copied with a button', async () => {
  answerItem({});
  const user = userEvent.setup();
  openItem();
  const licence = within(await screen.findByRole('region', { name: 'The companion app' }));
  expect(licence.getByText(/ATLAS-7Q2M-K4/)).toBeVisible();
  await user.click(licence.getByRole('button', { name: 'Copy key' }));
  expect(await licence.findByText('Key copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('ATLAS-7Q2M-K4');
});

it('an outstanding license key is announced as on its way', async () => {
  const licence = libraryItem().Deliverables.find(({ kind }) => kind === 'LICENCE');
  answerItem({ Deliverables: [{ ...licence, licenceKey: null }] });
  openItem();
  expect(await screen.findByText(/Your key is on its way/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy key' })).toBeNull();
});

it.each([
  [{ isOpen: false, Deliverables: [] }, 'Access has ended', /Access has ended/],
  [
    { isOpen: false, Deliverables: [], availableTo: '2026-11-20T00:00:00.000Z' },
    'Access has ended',
    /Access ended on .Nov 20, 2026/,
  ],
  [{ Deliverables: [] }, 'Nothing to open yet', /Yours forever/],
])('an item with nothing to open says why: %j', async (facts, title, access) => {
  answerItem(facts);
  openItem();
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(access).length).toBeGreaterThan(0);
});

it('another person’s item is not found and links to one’s own purchases', async () => {
  answerItem(null);
  openItem();
  expect(await screen.findByRole('heading', { name: 'Nothing to open here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All purchases' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases',
  );
});

it('an item that failed to load can be retried', async () => {
  provider.use(endpoint.query('LibraryItem', () => failing('INTERNAL'), { once: true }));
  answerItem({});
  provider.use(endpoint.query('LibraryItem', () => failing('INTERNAL'), { once: true }));
  openItem();
  expect(await screen.findByText('We couldn’t load this item.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /The Atlas of Attention/ })).toBeVisible();
});

it('audio can be played on the page', async () => {
  const [, file] = libraryItem().Deliverables;
  const Files = [{ name: 'dusk.ogg', mediaType: 'audio/ogg', size: 900, href: '/library/dusk' }];
  answerItem({ Deliverables: [{ ...file, Files }] });
  openItem();
  expect(await screen.findByLabelText('dusk.ogg')).toHaveAttribute('src', '/library/dusk');
});

/** Answers with a text in the requested language. */
const answerText = (body: string) =>
  provider.use(
    endpoint.query('LibraryText', ({ variables }) => {
      const language = variables['language'] === 'de' ? 'de' : 'en';
      const title = language === 'de' ? 'Das erste Kapitel' : 'The first chapter';
      return answering({ libraryItem: { ...libraryItem(), text: { title, body, language } } });
    }),
  );

it('a text has a table of contents and a language switch', async () => {
  answerText('Mornings.\n\n## Before the *light*\n\nOne.\n\n## Über Licht\n\nTwo.');
  openText();
  expect(await screen.findByRole('heading', { level: 1, name: /The first chapter/ })).toBeVisible();
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1));
  expect(targets).toEqual(['before-the-light', 'über-licht']);
  for (const id of targets) expect(document.getElementById(id)?.tagName).toBe('H2');
  expect(screen.getByRole('link', { name: /Back to .The Atlas of Attention/ })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases/purchase-1',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(await screen.findByRole('heading', { level: 1, name: /Das erste Kapitel/ })).toBeVisible();
});

it('a text links to the next one, and the last one does not', async () => {
  const [first] = libraryItem().Deliverables;
  const second = { ...first, id: 'atlas-second', title: 'The second chapter' };
  provider.use(
    endpoint.query('LibraryText', () =>
      answering({
        libraryItem: {
          ...libraryItem(),
          Deliverables: [first, second],
          text: { title: 'The first chapter', body: 'Mornings.', language: 'en' },
        },
      }),
    ),
  );
  const { navigate } = openText();
  expect(await screen.findByRole('link', { name: /^Next: .The second chapter/ })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases/purchase-1/atlas-second',
  );
  await navigate('/en/profile/wallet/purchases/purchase-1/atlas-second');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Next: / })).not.toBeInTheDocument());
});

it('a text cannot run scripts, load external content or link to scripts', async () => {
  answerText(
    '<img src="x" onerror="alert(1)"> <script>alert(1)</script>\n\n![A map](https://evil.example/p.png)\n\n[press](javascript:alert(1))',
  );
  openText();
  expect(await screen.findByText(/A map/)).toBeVisible();
  expect(document.querySelector('script, img')).toBeNull();
  expect(screen.getByText('press').getAttribute('href') ?? '').not.toContain('javascript');
});

it.each(['', '0.4', 'NaN', '-1', '99', '{"a":1}'])(
  'an invalid saved reading position “%s” is ignored',
  async (kept) => {
    localStorage.setItem('personal.reading:purchase-1/atlas-text/en', kept);
    answerText('Mornings.');
    openText();
    expect(await screen.findByText('Mornings.')).toBeVisible();
  },
);

it('logging out clears the reading position', async () => {
  answerText('Mornings.');
  openText();
  expect(await screen.findByText('Mornings.')).toBeVisible();
  // The page listens a moment after its text is visible.
  await waitFor(() => {
    document.dispatchEvent(new Event('scrollend'));
    expect(Object.keys(localStorage)).toContainEqual(expect.stringContaining('reading:'));
  });
  session.getState().logout();
  expect(Object.keys(localStorage)).not.toContainEqual(expect.stringContaining('reading:'));
});

it.each([
  ['LibraryText', openText],
  ['LibraryItem', openItem],
])('the page still has a heading if %s fails to load', async (operation, show) => {
  provider.use(endpoint.query(operation, () => failing('INTERNAL')));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our end');
});

it('a purchase can be archived and restored on its own page', async () => {
  answerItem({});
  provider.use(
    endpoint.mutation('PurchaseArchive', ({ variables }) =>
      answering({ purchaseArchive: { __typename: 'Purchase', ...variables } }),
    ),
  );
  openItem();
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archived')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unarchive' }));
  expect(await screen.findByRole('button', { name: 'Archive' })).toBeVisible();
});

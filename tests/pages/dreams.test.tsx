import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as dreamPage from '@/pages/profile/dreams/dream';
import * as listPage from '@/pages/profile/dreams/index';
import { keepDeviceDream, readDeviceDreams, type DeviceDream } from '@/session/deviceDreams';
import { session } from '@/session/session';
import type { Dream } from '../../server/graphql/generated/resolverTypes';
import { failure } from '../mocks/contract';
import { dream, dreamAnswers, ofAtlas, otherDreams } from '../mocks/dreams';
import { withMockProvider } from '../mocks/server';
import { endpoint, failing } from './support/answers';
import { endSession } from './support/endSession';
import { renderPage } from './support/renderPage';

const { answer, server } = withMockProvider();
let dreams: Dream[];

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeEach(() => {
  localStorage.clear();
  dreams = [...otherDreams];
  answer(dreamAnswers(dreams));
});
afterEach(endSession);

const beAda = () => session.getState().setToken('ada-token');

const open = (query = '') => renderPage(listPage, 'profile/dreams', `/en/profile/dreams${query}`);
const openOne = (id: string) => renderPage(dreamPage, 'profile/dreams/:id', `/en/profile/dreams/${id}`);

/** Adds one of Ada's own dreams. */
const addAdas = (facts: Partial<Dream> = {}) =>
  dreams.unshift(
    dream({
      id: `ada-${dreams.length}`,
      clientKey: `ada-dream-${dreams.length}-000000`,
      title: 'Sew one coat',
      description: 'With pockets.',
      isOwn: true,
      ...facts,
    }),
  );

const device = (facts: Partial<DeviceDream> = {}): DeviceDream => ({
  clientKey: 'device-dream-0001',
  title: 'Three weeks on slow trains',
  description: '',
  isPublic: true,
  subject: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  ...facts,
});

/** Finds the card with a title. */
async function cardOf(title: string) {
  const card = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!card) throw new Error(`No card ${title}`);
  return within(card);
}

/** Fills in and submits the form for a new dream. */
async function writeDown(title: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a dream' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What do you dream of?' }), title);
  await userEvent.click(screen.getByRole('button', { name: 'Save dream' }));
}

describe('everyone’s dreams', () => {
  it('show author, text, subject and price, and link to their page', async () => {
    open();
    const card = await cardOf('A seat beside my sister');
    expect(card.getByText(/By .Nora./)).toBeVisible();
    expect(card.getByText('Two coasts, one moon, five evenings.')).toBeVisible();
    expect(card.getByText('The Atlas of Attention')).toBeVisible();
    expect(card.getByText('$24.00')).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', '/en/profile/dreams/d1');
    expect(screen.getByText('2 dreams')).toBeVisible();
  });

  it('keep the writing direction of their author', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'تسع ساعات بلا ضجيج' })).toHaveAttribute('dir', 'auto');
  });

  it('are rendered as plain text', async () => {
    dreams.push(
      dream({ id: 'd3', title: '<img src=x onerror=alert(1)>', description: '<b>{{product}}</b>' }),
    );
    open();
    expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    expect(screen.getByText('<b>{{product}}</b>')).toBeVisible();
    expect(document.querySelector('main img, li img, b')).toBeNull();
  });

  it('are searched through the URL, from the first page on', async () => {
    const router = open('?page=1');
    await screen.findByText('2 dreams');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' sister{Enter}');
    expect(await screen.findByText('1 dream')).toBeVisible();
    expect(router.state.location.search).toBe('?search=sister');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('sister');
  });

  it('say if nothing matches or the page does not exist', async () => {
    const router = open('?search=nothing-like-it');
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all dreams' })).toHaveAttribute(
      'href',
      '/en/profile/dreams',
    );
    await router.navigate('/en/profile/dreams?page=9');
    expect(await screen.findByText('This page of the list doesn’t exist')).toBeVisible();
  });

  it('are priced in the chosen currency, and refetched when it changes', async () => {
    const asked = vi.fn<(currencyId: unknown) => void>();
    server.use(
      endpoint.query('Dreams', ({ variables }) => {
        asked(variables['currencyId']);
        return failing('INTERNAL');
      }),
    );
    open();
    await screen.findByRole('alert');
    session.getState().setCurrencyId('2');
    await waitFor(() => expect(asked.mock.calls).toEqual([[undefined], ['2']]));
  });

  it('say that they failed to load, and load once back online', async () => {
    server.use(endpoint.query('Dreams', () => HttpResponse.error(), { once: true }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load dreams');
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('2 dreams')).toBeVisible();
  });
});

describe('dreams without an account', () => {
  it('are saved on the device and shown under “mine”, with links to log in or register', async () => {
    const router = open();
    await writeDown('  Three weeks on slow trains ');
    expect(await screen.findByRole('heading', { name: 'Three weeks on slow trains' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=mine');
    expect(readDeviceDreams()).toMatchObject([{ title: 'Three weeks on slow trains', isPublic: false }]);
    expect(screen.getByText('These dreams are on this device only')).toBeVisible();
    for (const [name, way] of [
      ['Log in', 'login'],
      ['Create an account', 'register'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/en/auth/${way}?returnTo=%2Fen%2Fprofile%2Fdreams%3Ftab%3Dmine`,
      );
    expect(dreams).toHaveLength(2);
  });

  it('can be changed and deleted', async () => {
    keepDeviceDream(device());
    open('?tab=mine');
    await userEvent.click(await screen.findByRole('button', { name: /^Edit: .Three weeks/ }));
    const title = screen.getByRole('textbox', { name: 'What do you dream of?' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Four weeks');
    await userEvent.click(screen.getByRole('radio', { name: 'Only me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Four weeks' })).toBeVisible();
    expect(readDeviceDreams()).toEqual([device({ title: 'Four weeks', isPublic: false })]);

    await userEvent.click(screen.getByRole('button', { name: /^Delete: .Four weeks/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No dreams of your own yet')).toBeVisible();
    expect(readDeviceDreams()).toEqual([]);
  });

  it('can be about something found in the catalog', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a dream' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'What do you dream of?' }), 'A book');
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search the catalog' }),
      'ATLAS{Enter}',
    );
    expect(await screen.findByText('1 result')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /The Atlas of Attention/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save dream' }));
    await screen.findByRole('heading', { name: 'A book' });
    expect(readDeviceDreams()).toMatchObject([
      { subject: { kind: 'product', id: '2', title: 'The Atlas of Attention' } },
    ]);
  });

  it('keep the typed text and say so if the browser cannot save them', async () => {
    open();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await writeDown('Too much');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save the dream in this browser.');
    expect(screen.getByRole('textbox', { name: 'What do you dream of?' })).toHaveValue('Too much');
    full.mockRestore();
  });

  it('ignore corrupt entries on the device', async () => {
    localStorage.setItem('dreams', JSON.stringify([{ title: 1 }, device()]));
    open('?tab=mine');
    expect(await screen.findAllByRole('heading', { level: 2, name: /trains/ })).toHaveLength(1);
  });
});

describe('the dream form', () => {
  it('focuses a missing field and sends nothing', async () => {
    beAda();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a dream' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save dream' }));
    const title = screen.getByRole('textbox', { name: 'What do you dream of?' });
    expect(title).toHaveAccessibleDescription(/Enter a title/);
    expect(title).toHaveFocus();
  });

  it('keeps the text if it is closed by accident', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a dream' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'What do you dream of?' }), 'Half a dr');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a dream' }));
    expect(screen.getByRole('textbox', { name: 'What do you dream of?' })).toHaveValue('Half a dr');
  });

  it('retries with the same key after a lost response', async () => {
    beAda();
    const keys = vi.fn<(key: unknown) => void>();
    server.use(
      endpoint.mutation('DreamCreate', ({ variables }) => {
        keys((variables['input'] as { clientKey: string }).clientKey); // what the operation declares
        return HttpResponse.error();
      }),
    );
    open();
    await writeDown('Sent twice');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
    await userEvent.click(screen.getByRole('button', { name: 'Save dream' }));
    await waitFor(() => expect(keys).toHaveBeenCalledTimes(2));
    expect(new Set(keys.mock.calls.map(([key]) => key)).size).toBe(1);
  });

  it.each([
    ['CONFLICT', {}, 'You’ve reached the limit of 100 open dreams.'],
    ['RATE_LIMITED', { retryAfter: 600 }, 'Try again in 10 minutes.'],
    ['BAD_USER_INPUT', { fields: { planId: 'invalid' } }, 'This is no longer available.'],
  ])('says why the server rejected the dream: %s', async (code, extensions, words) => {
    beAda();
    server.use(endpoint.mutation('DreamCreate', () => failing(code, extensions)));
    open();
    await writeDown('Refused');
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What do you dream of?' })).toHaveValue('Refused');
  });
});

describe('one’s own dreams', () => {
  it('show state, visibility and how much of the price is saved', async () => {
    addAdas({ ...ofAtlas, saved: '10.00', isPublic: false });
    beAda();
    open('?tab=mine');
    const row = await cardOf('Sew one coat');
    expect(row.getByText('Still a dream')).toBeVisible();
    expect(row.getByText('Only visible to you')).toBeVisible();
    expect(
      row.getByRole('progressbar', { name: /\$10\.00.* of .*\$24\.00.* is in your wallet/ }),
    ).toHaveValue(10);
    expect(row.getByRole('link', { name: 'The Atlas of Attention' })).toHaveAttribute(
      'href',
      '/en/products/product-2',
    );
  });

  it('are created in the account and shown at once', async () => {
    beAda();
    open();
    await writeDown('A boat');
    expect(await screen.findByRole('heading', { name: 'A boat' })).toBeVisible();
    expect(dreams[0]).toMatchObject({ title: 'A boat', isPublic: false });
    expect(localStorage.getItem('dreams')).toBeNull();
  });

  it('can be fulfilled, archived and reopened', async () => {
    addAdas({ id: 'other', title: 'A boat' });
    addAdas();
    beAda();
    open('?tab=mine');
    await userEvent.click(await screen.findByRole('button', { name: /^It came true: .Sew/ }));
    expect(await screen.findByText(/^Came true on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Archive: .Sew/ })).not.toBeInTheDocument();
    // A click while the list is being refetched would move React's next render into the click's own act.
    expect(await screen.findByText(/ came true\.$/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: /^Archive: .A boat/ }));
    expect(await screen.findByText(/ archived\.$/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /^Reopen: .A boat/ }));
    expect(await screen.findByText(/reopened/)).toBeInTheDocument();
    expect(dreams.map(({ status }) => status).slice(0, 2)).toEqual(['FULFILLED', 'OPEN']);
  });

  it('send changes one at a time, so that the last one wins', async () => {
    addAdas();
    beAda();
    const answer = Promise.withResolvers<void>();
    const sent = vi.fn<() => void>();
    server.use(
      endpoint.mutation('DreamUpdate', async () => {
        sent();
        await answer.promise;
        return undefined;
      }),
    );
    open('?tab=mine');
    await userEvent.click(await screen.findByRole('button', { name: /^Archive/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Reopen/ }));
    expect(await screen.findByRole('button', { name: /^Archive/ })).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    answer.resolve();
    expect(await screen.findByText(/reopened/)).toBeInTheDocument();
    expect(dreams[0]?.status).toBe('OPEN');
  });

  it('update optimistically, and roll back if the server rejects the change', async () => {
    addAdas();
    beAda();
    const refusal = Promise.withResolvers<void>();
    server.use(
      endpoint.mutation('DreamUpdate', async () => {
        await refusal.promise;
        return failing('INTERNAL');
      }),
    );
    open('?tab=mine');
    await userEvent.click(await screen.findByRole('button', { name: /^Archive/ }));
    expect(await screen.findByText('Archived')).toBeVisible();
    expect(screen.queryByText('Still a dream')).not.toBeInTheDocument();
    refusal.resolve();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save this change');
    expect(screen.getByText('Still a dream')).toBeVisible();
  });

  it('can be changed, and deleted after a confirmation', async () => {
    addAdas();
    beAda();
    open('?tab=mine');
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const title = screen.getByRole('textbox', { name: 'What do you dream of?' });
    expect(title).toHaveValue('Sew one coat');
    await userEvent.type(title, ' well');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Why, and what would it be like?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Sew one coat well' })).toBeVisible();
    expect(dreams[0]).toMatchObject({ title: 'Sew one coat well', description: null });

    await userEvent.click(screen.getByRole('button', { name: /^Delete: / }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep dream' }));
    expect(dreams).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: /^Delete: / }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No dreams of your own yet')).toBeVisible();
    expect(dreams).toHaveLength(2);
  });

  it('include those from the device after signing in', async () => {
    keepDeviceDream(device());
    beAda();
    open('?tab=mine');
    expect(await screen.findByRole('button', { name: /^It came true: .Three weeks/ })).toBeVisible();
    expect(localStorage.getItem('dreams')).toBeNull();
    expect(screen.queryByText(/aren’t in your account yet/)).not.toBeInTheDocument();
  });

  it('stay on the device with a message if the account did not accept them', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    server.use(endpoint.mutation('DreamsMerge', () => HttpResponse.error(), { once: true }));
    keepDeviceDream(device());
    beAda();
    open('?tab=mine');
    expect(await screen.findByRole('alert')).toHaveTextContent('These dreams aren’t in your account yet');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^It came true: .Three weeks/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('lead to login and back if the session has expired', async () => {
    session.getState().setToken('no-such-token');
    answer({
      dreams() {
        throw failure('UNAUTHENTICATED');
      },
    });
    open('?tab=mine');
    expect(
      await screen.findByText('At /en/auth/login?returnTo=%2Fen%2Fprofile%2Fdreams%3Ftab%3Dmine'),
    ).toBeVisible();
  });
});

describe('the page of a dream', () => {
  it('is public and links to giving the dream as a gift', async () => {
    openOne('d1');
    expect(await screen.findByRole('heading', { level: 1, name: 'A seat beside my sister' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Give this' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/products\/2\/payment\?present=1&dream=[\w-]+$/),
    );
    // The title leads to the product, not to buying it for oneself.
    expect(screen.getByRole('link', { name: 'The Atlas of Attention' })).toHaveAttribute(
      'href',
      '/en/products/product-2',
    );
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('A seat beside my sister'));
  });

  it('copies its link', async () => {
    const user = userEvent.setup();
    openOne('d1');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://orrery.example/en/profile/dreams/d1');
  });

  it('uses the device’s share dialog, and does not treat canceling as a failure', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    share.mockRejectedValue(new DOMException('Given up', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    openOne('d1');
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'A seat beside my sister',
      url: 'https://orrery.example/en/profile/dreams/d1',
    });
    expect(screen.queryByText('Link copied.')).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('accepts a report with a reason, once', async () => {
    const reported = vi.fn<(variables: unknown) => void>();
    server.use(
      endpoint.mutation('DreamReport', ({ variables }) => {
        reported(variables);
        return HttpResponse.json({ data: { dreamReport: true } });
      }),
    );
    openOne('d1');
    await userEvent.click(await screen.findByRole('button', { name: /^Report: / }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    const reason = screen.getByRole('textbox', { name: 'What’s wrong with it?' });
    expect(reason).toHaveAccessibleDescription('Describe what’s wrong.');
    expect(reason).toHaveFocus();
    await userEvent.type(reason, 'It sells watches.');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thanks. We’ll take a look.')).toBeVisible();
    expect(reported).toHaveBeenCalledExactlyOnceWith({ id: 'd1', reason: 'It sells watches.' });
  });

  it('lets its owner fulfill and delete it', async () => {
    addAdas({ ...ofAtlas, id: 'mine', saved: '10.00' });
    beAda();
    openOne('mine');
    expect(await screen.findByRole('link', { name: 'Get it yourself' })).toBeVisible();
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^It came true/ }));
    expect(await screen.findByText(/^Came true on/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Delete: / }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('At /en/profile/dreams?tab=mine')).toBeVisible();
  });

  it('does not exist for people who may not see the dream', async () => {
    openOne('secret');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This dream isn’t available' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all dreams' })).toHaveAttribute(
      'href',
      '/en/profile/dreams',
    );
  });

  it('says that it failed to load, and can be retried', async () => {
    server.use(endpoint.query('Dream', () => failing('INTERNAL'), { once: true }));
    openOne('d1');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this dream');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A seat beside my sister' })).toBeVisible();
  });
});

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Research } from '@/features/researches/researches';
import { clearAnswers } from '@/data/query';
import * as page from '@/pages/researches/research';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { show } from '../router/support/start';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();

const research: Research = {
  id: '4',
  slug: 'what-a-pause-weighs',
  title: 'What a pause weighs',
  description: 'A held pause costs more strength than the leap that follows it.',
  seoTitle: null,
  seoDescription: null,
  imageWeb: null,
  imageMob: null,
  platformLogo: null,
  doi: '10.5555/pause_4',
  file: null,
  source: 'https://example.com/first',
  nftSource: 'https://example.com/tokens/4',
  releaseDate: '2026-03-30',
  viewsCount: 5107,
  status: 'PUBLISHED',
  Categories: [{ id: 'movement', displayName: 'Movement' }],
  Authors: [
    {
      id: 'duarte',
      fullName: 'Inês Duarte',
      avatar: null,
      regalia: 'Choreographer',
      description: 'Counts in a low voice.',
      landingUrl: 'https://example.com/people/duarte',
    },
    { id: 'varga', fullName: 'Ilse Varga', avatar: null, regalia: null, description: null, landingUrl: null },
  ],
  Product: {
    id: '5',
    title: 'A Phrase and Its Pause',
    Tariffs: [
      {
        id: '51',
        index: 1,
        name: 'Film',
        soldUntil: null,
        soldOut: false,
        Prices: [
          {
            default: '19.00',
            sale: null,
            old: null,
            lowest: null,
            withSale: false,
            member: null,
            suggested: null,
            Currency: { id: '1', code: 'USD', isComplete: true },
          },
        ],
      },
    ],
  },
};

const other = (id: string) => ({ ...research, id, slug: `other-${id}`, title: `Other ${id}` });

let asked: { operation: string; variables: unknown; bearer: string | null }[] = [];
const askedFor = (operation: string) => asked.filter((question) => question.operation === operation);

beforeEach(() => {
  clearAnswers();
  asked = [];
});

afterEach(() => vi.restoreAllMocks());

interface Given {
  facts?: Partial<Research> | null;
  /** The file of a signed-in user. */
  file?: string | null;
}

function answers({ facts = {}, file = null }: Given = {}) {
  provider.use(
    endpoint.operation(({ operationName, variables, request }) => {
      const bearer = request.headers.get('authorization');
      asked.push({ operation: operationName ?? '', variables, bearer });
      if (operationName === 'ResearchBySlug')
        return answering({
          research: facts && { ...research, ...facts, ...(bearer !== null && { file }) },
        });
      if (operationName === 'Researches')
        return answering({
          researches: {
            Researches: ['1', '4', '2', '3'].map(other),
            Pagination: {
              currentPage: 1,
              nextPageExists: false,
              previousPageExists: false,
              total: 4,
              totalPages: 1,
            },
          },
        });
      return answering({ researchViewed: true });
    }),
  );
}

const address = paths.research.href('en', research.slug);

async function open(given?: Given) {
  answers(given);
  renderPage(page, paths.research.pattern, address);
  // The first page of a file is slow to load.
  await screen.findByRole('heading', { level: 1 });
}

const side = () => within(screen.getByRole('region', { name: 'Full text' }));

describe('the page of a study', () => {
  it('shows findings, authors, date, and other places of publication', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(research.title);
    expect(screen.getByText(research.description)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inês Duarte' })).toHaveAttribute(
      'href',
      `${paths.project.href('en', 'science')}?author=duarte#catalogue`,
    );
    expect(screen.getByText('Choreographer')).toBeVisible();
    expect(screen.getByText('Mar 30, 2026', { selector: 'dd time' })).toHaveAttribute(
      'datetime',
      '2026-03-30',
    );
    expect(screen.getByText('5,107')).toBeVisible();
    expect(screen.getByRole('link', { name: '10.5555/pause_4' })).toHaveAttribute(
      'href',
      'https://doi.org/10.5555/pause_4',
    );
    expect(screen.getByRole('link', { name: 'Where it first appeared' })).toHaveAttribute(
      'href',
      'https://example.com/first',
    );
    expect(screen.getByRole('link', { name: 'Record of ownership' })).toHaveAttribute(
      'href',
      'https://example.com/tokens/4',
    );
  });

  it('leaves out missing parts, and a source with a script URL', async () => {
    await open({ facts: { doi: null, nftSource: null, source: 'javascript:alert(1)', Authors: [] } });
    expect(screen.queryByText('DOI')).not.toBeInTheDocument();
    expect(screen.queryByText('Source')).not.toBeInTheDocument();
    expect(screen.queryByText('Registered copy')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Authors' })).not.toBeInTheDocument();
  });

  it('uses the study’s own SEO texts if there are any', async () => {
    await open({ facts: { seoTitle: 'Pauses, weighed', seoDescription: null } });
    expect(document.title).toContain('Pauses, weighed');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', research.description);
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /\/social\/researches-[\w-]+\.png$/,
    );
  });

  it('lists three other studies of its first category', async () => {
    await open();
    const related = within(await screen.findByRole('region', { name: 'More on this subject' }));
    expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Other 1',
      'Other 2',
      'Other 3',
    ]);
    expect(askedFor('Researches').map(({ variables }) => variables)).toEqual([
      { filter: { categoryId: 'movement', page: 1, limit: 4 } },
    ]);
  });

  it('works without the related studies if they fail to load', async () => {
    answers();
    provider.use(endpoint.query('Researches', () => HttpResponse.error()));
    const fetched = vi.spyOn(globalThis, 'fetch');
    renderPage(page, paths.research.pattern, address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    // Only now have the requests failed.
    await act(() => Promise.allSettled(fetched.mock.results.map(({ value }) => value)));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('More on this subject')).not.toBeInTheDocument();
  });

  it('says so if the study is archived', async () => {
    await open({ facts: { status: 'ARCHIVED' } });
    expect(screen.getByText('Archived')).toBeVisible();
  });

  it('does not exist for an unknown study', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    answers({ facts: null });
    const { router } = show(address);
    await waitFor(() => expect(router.state.errors).not.toBeNull());
    expect(Object.values(router.state.errors ?? {})).toEqual([
      expect.objectContaining({ status: 404, path: address }),
    ]);
    expect(askedFor('ResearchViewed')).toEqual([]);
  });
});

describe('the full text of a study', () => {
  it('is offered for sale and with the membership to anyone who has neither', async () => {
    await open();
    expect(side().getByText('Film')).toBeVisible();
    expect(side().getByText('$19.00')).toBeVisible();
    expect(side().getByRole('link', { name: 'Buy this study' })).toHaveAttribute(
      'href',
      paths.productPayment.href('en', '5', { tariff: '51' }),
    );
    expect(side().getByRole('link', { name: 'Included with membership' })).toHaveAttribute(
      'href',
      `${paths.services.href('en')}#plans`,
    );
    expect(side().queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
    expect(askedFor('ResearchBySlug')).toHaveLength(1);
  });

  it('is marked as sold out, without a price, if its product is', async () => {
    const sold = research.Product;
    await open({
      facts: {
        Product: sold && { ...sold, Tariffs: sold.Tariffs.map((each) => ({ ...each, soldOut: true })) },
      },
    });
    expect(side().getByText('Sold out')).toBeVisible();
    expect(side().queryByText('$19.00')).not.toBeInTheDocument();
    expect(side().queryByRole('link', { name: 'Buy this study' })).not.toBeInTheDocument();
    expect(side().getByRole('link', { name: 'Included with membership' })).toBeVisible();
  });

  it('is only part of the membership if it is not sold on its own', async () => {
    await open({ facts: { Product: null } });
    expect(side().queryByRole('link', { name: 'Buy this study' })).not.toBeInTheDocument();
    expect(side().getByRole('link', { name: 'Included with membership' })).toBeVisible();
  });

  it('can be downloaded by a user with access, requested with their token', async () => {
    session.getState().setToken('token-of-ada');
    await open({ file: 'https://example.com/4.pdf' });
    expect(await side().findByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      'https://example.com/4.pdf',
    );
    expect(side().queryByRole('link', { name: 'Buy this study' })).not.toBeInTheDocument();
    expect(
      askedFor('ResearchBySlug')
        .map(({ bearer }) => bearer)
        .toSorted(),
    ).toEqual(['Bearer token-of-ada', null]);
  });

  it('can be downloaded by a guest who bought it', async () => {
    session.getState().setAutoGeneratedToken('token-of-a-guest');
    await open({ file: '/files/4.pdf' });
    expect(await side().findByRole('link', { name: 'Download' })).toHaveAttribute('href', '/files/4.pdf');
  });

  it('is offered to a signed-in user without access', async () => {
    session.getState().setToken('token-of-ada');
    await open({ file: null });
    expect(await side().findByRole('link', { name: 'Buy this study' })).toBeVisible();
  });

  it('is offered to a user whose session has expired, who is then signed out', async () => {
    session.getState().setToken('token-of-yesterday');
    answers();
    provider.use(
      endpoint.query('ResearchBySlug', ({ request }) =>
        request.headers.has('authorization') ? failing('UNAUTHENTICATED') : undefined,
      ),
    );
    renderPage(page, paths.research.pattern, address);
    expect(await screen.findByRole('link', { name: 'Buy this study' })).toBeVisible();
    expect(session.getState().isSignedIn()).toBe(false);
  });

  it('is offered if access cannot be checked, which can be retried', async () => {
    session.getState().setToken('token-of-ada');
    answers({ file: '/files/4.pdf' });
    provider.use(
      endpoint.query('ResearchBySlug', ({ request }) =>
        request.headers.has('authorization') ? failing('INTERNAL') : undefined,
      ),
    );
    renderPage(page, paths.research.pattern, address);
    expect(await screen.findByText('We couldn’t check whether you own it.')).toBeVisible();
    expect(side().getByRole('link', { name: 'Buy this study' })).toBeVisible();
    provider.resetHandlers();
    answers({ file: '/files/4.pdf' });
    await userEvent.click(side().getByRole('button', { name: 'Try again' }));
    expect(await side().findByRole('link', { name: 'Download' })).toBeVisible();
  });
});

describe('citing a study', () => {
  async function openCitations() {
    await open();
    await userEvent.click(screen.getByText('Cite this'));
  }

  it('is collapsed by default', async () => {
    await open();
    expect(screen.getByText(/@techreport/)).not.toBeVisible();
    await userEvent.click(screen.getByText('Cite this'));
    expect(screen.getByText(/@techreport/)).toBeVisible();
    expect(screen.getByText(/@techreport/)).toHaveTextContent('author = {Duarte, Inês and Varga, Ilse}');
  });

  it('copies the citation and confirms it', async () => {
    const user = userEvent.setup();
    await openCitations();
    await user.click(screen.getByRole('button', { name: 'Copy as RIS' }));
    expect(await screen.findByText('Copied.')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toMatch(/^TY {2}- RPRT\r\n/);
  });

  it('selects the citation if copying is not allowed', async () => {
    const user = userEvent.setup();
    await openCitations();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy as BibTeX' }));
    expect(await screen.findByText(/Couldn’t copy/)).toBeVisible();
    expect(String(getSelection())).toMatch(/^@techreport/);
  });

  it('downloads a file', async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    let blob = new Blob();
    // jsdom implements neither.
    URL.createObjectURL = (made: Blob) => {
      blob = made;
      return 'blob:made';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: blob.text() });
    });
    await openCitations();
    // The file extension is isolated from the words around it.
    await userEvent.click(screen.getByRole('button', { name: /^Download .?\.bib/ }));
    expect(saved.map(({ name }) => name)).toEqual([`${research.slug}.bib`]);
    expect(await saved[0]?.text).toMatch(/^@techreport\{what-a-pause-weighs,/);
  });

  it('copies the study’s link', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`https://orrery.example${address}`);
  });
});

describe('the views of a study', () => {
  beforeEach(() => {
    // Run idle callbacks immediately.
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      work();
      return 0;
    });
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    vi.spyOn(globalThis, 'fetch');
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  /** The slugs in the requests that count a view. */
  const counted = () =>
    vi
      .mocked(fetch)
      .mock.calls.map(([, init]) => (typeof init?.body === 'string' ? init.body : ''))
      .filter((body) => body.includes('ResearchViewed'))
      .map((body): unknown => JSON.parse(body).variables);

  it('are counted once, after the page has been shown', async () => {
    await open();
    await waitFor(() => expect(counted()).toEqual([{ slug: research.slug }]));
    await screen.findByText('More on this subject');
    expect(counted()).toHaveLength(1);
  });

  it('are counted only once the tab is visible', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await open();
    expect(counted()).toEqual([]);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(counted()).toEqual([{ slug: research.slug }]));
  });

  it('are counted with the token of a user, but never of a guest', async () => {
    session.getState().setToken('token-of-ada');
    await open();
    await waitFor(() => expect(askedFor('ResearchViewed')).toHaveLength(1));
    expect(askedFor('ResearchViewed')[0]?.bearer).toBe('Bearer token-of-ada');
    cleanup();
    session.getState().setAutoGeneratedToken('token-of-a-guest');
    await open();
    await waitFor(() => expect(askedFor('ResearchViewed')).toHaveLength(2));
    expect(askedFor('ResearchViewed')[1]?.bearer).toBeNull();
  });

  it('are not counted for crawlers', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    await open();
    expect(counted()).toEqual([]);
  });

  it('are not counted for archived studies', async () => {
    await open({ facts: { status: 'ARCHIVED' } });
    expect(counted()).toEqual([]);
  });

  it('that fail to be counted are only logged', async () => {
    answers();
    const reported = vi.spyOn(console, 'info').mockReturnValue(undefined);
    provider.use(endpoint.mutation('ResearchViewed', () => HttpResponse.error()));
    renderPage(page, paths.research.pattern, address);
    await waitFor(() => expect(reported).toHaveBeenCalledOnce());
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

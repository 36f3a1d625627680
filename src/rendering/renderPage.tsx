/**
 * Renders pages on Node with the same route table and components as in the browser, as an unknown visitor sees them.
 */
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { forgetResponses } from '@/data/account/client';
import { clearAnswers, dehydrate } from '@/data/query';
import { refreshUser } from '@/data/session/loadMe';
import { written } from '@/i18n/format';
import { addMessages } from '@/i18n/loadMessages';
import { intlFingerprint, type IntlFingerprint } from '@/i18n/intlFingerprint';
import type { PageData } from '@/lib/pageData';
import { keepResponses, listRequests } from '@/rendering/requests';
import { findPage, type PageHandle, type PageModule } from '@/router/page';
import { routes } from '@/router/routes';
import { session } from '@/session/session';
import type { AheadRequest } from '@/shared/aheadRequest';
import { anyName } from '@/shared/anyName';
import { escapeHtml } from '@/shared/escapeHtml';
import { languageOf, type Lang } from '@/shared/languages';
import { product } from '@/shared/product';
import type { PageAddress } from '@/shared/rendering';

const sources = import.meta.glob<PageModule>('../pages/**/*.tsx');

/** The page at a path, if the route table has one. */
export const pageAt = (path: string): PageHandle | undefined => findPage(routes, path)?.handle;

/** The message files that a page uses. */
export const namespacesOf = ({ namespaces }: PageHandle): readonly string[] => ['common', ...namespaces];

/** Whether a page is for signed-in users only. */
export const isGuarded = ({ middleware = [] }: PageHandle): boolean => middleware.includes('auth-guard');

export interface RenderedPage extends Pick<PageData, 'answers' | 'responses'> {
  /** Tags for the head: title, description, URLs. */
  readonly head: string;
  /** The content of `#app`. */
  readonly body: string;
  readonly sample: IntlFingerprint;
  /** What the document requests before the application has started. */
  readonly requests: readonly AheadRequest[];
}

/** The source files of all pages, by what they render, once one of them has been asked for. */
let files: Promise<ReadonlyMap<unknown, string>> | undefined;

async function readFiles(): Promise<ReadonlyMap<unknown, string>> {
  const modules = Object.entries(sources).map(async ([file, load]) => {
    const { Component } = await load();
    return [Component, file.replace('../', 'src/')] as const;
  });
  return new Map(await Promise.all(modules));
}

/** The source file of a page, relative to the project's folder. */
export async function sourceOf(page: PageHandle): Promise<string> {
  files ??= readFiles();
  const file = (await files).get((await page.load()).Component);
  if (file === undefined) throw new Error('No file in src/pages has the page');
  return file;
}

/** React writes head tags first, before the page's first element. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)*/;

const { query, dataRoutes } = createStaticHandler(routes);

/** Runs the loaders of a page. @throws if the page is a redirect or an error */
async function load(path: string): Promise<StaticHandlerContext> {
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  if (context.errors) throw new Error(`${path} is an error`, { cause: Object.values(context.errors)[0] });
  return context;
}

const treeOf = (context: StaticHandlerContext): ReactNode => (
  <StrictMode>
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  </StrictMode>
);

/** The whole page, with what its parts load. */
async function htmlOf(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(treeOf(await load(path)), {
    onError: (error) => void failures.push(error),
    // Keeps everything in place: moving it there later would take an inline script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await text(prelude);
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });
  return html;
}

/** React leaves out the title of a skeleton: it's that of the heading. */
function withTitle(html: string): string {
  if (html.includes('<title>')) return html;
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  // Already escaped.
  const words = heading.replaceAll(/<[^>]*>/g, '');
  return `<title>${words && `${words} · `}${escapeHtml(product.name)}</title>${html}`;
}

/** A placeholder for the session's token while a frame is rendered. */
const anyToken = 'token';

/** How long a loader may take that must not wait for data, in milliseconds. */
const loaderMs = 5_000;

/** A page without its data: with its skeleton. Lists what it would request first, with the session's token. */
async function frameOf(path: string, lang: Lang, page: PageHandle) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The loader of ${path} waits for its data`)), loaderMs).unref();
  });
  if (isGuarded(page)) session.setState({ token: anyToken });
  try {
    // As the guard does.
    const { requests: ofGuard } = await listRequests(async () => {
      if (isGuarded(page)) refreshUser(lang).catch(() => undefined);
      await setImmediate();
    });
    const { result, requests } = await listRequests(async () =>
      renderToString(treeOf(await Promise.race([load(path), late]))),
    );
    // Others depend on an id or a code.
    const own = requests.filter(
      ({ headers, body }) => 'authorization' in headers && !body.includes(`"${anyName}"`),
    );
    return {
      html: withTitle(result),
      requests: [
        ...ofGuard.map((request) => ({ ...request, ofSearch: false })),
        ...own.map((request) => ({ ...request, ofSearch: true })),
      ],
    };
  } finally {
    session.setState({ token: undefined });
  }
}

async function renderAs({ path, lang, paint }: PageAddress, page: PageHandle) {
  if (paint === 'whole') return { html: await htmlOf(path), requests: [], responses: {} };
  if (paint === 'frame') return { ...(await frameOf(path, lang, page)), responses: {} };
  const { result, responses } = await keepResponses(() => htmlOf(path));
  return { html: result, requests: [], responses };
}

/**
 * Renders one page, with the messages of its namespaces. Its loaders' requests go through the global `fetch`.
 * @throws if the page is a redirect or an error
 */
export async function renderPage(
  address: PageAddress,
  page: PageHandle,
  messages: Readonly<Record<string, object>>,
): Promise<RenderedPage> {
  const { lang } = address;
  clearAnswers();
  forgetResponses();
  written.clear();
  // Determines the language of `/`.
  Object.defineProperty(navigator, 'languages', { value: [languageOf(lang).tag], configurable: true });
  addMessages(lang, messages);
  const { html, requests, responses } = await renderAs(address, page);
  const head = headTags.exec(html)?.[0] ?? '';
  return {
    head,
    body: html.slice(head.length),
    answers: dehydrate(),
    responses,
    requests,
    sample: intlFingerprint(lang, [...written]),
  };
}

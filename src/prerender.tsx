/**
 * The entry point of the prerender build: renders the public pages with the same route table and components as in the
 * browser, as an unknown visitor sees them. `scripts/prerender` runs it on Node.
 */
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { clearAnswers, dehydrate } from '@/data/query';
import { written } from '@/i18n/format';
import { addMessages } from '@/i18n/loadMessages';
import { intlFingerprint, type IntlFingerprint } from '@/i18n/intlFingerprint';
import { findPage, type PageModule } from '@/router/page';
import { routes } from '@/router/routes';
import { languageOf, type Lang } from '@/shared/languages';
import type { ForcedColorMode } from '@/theme/colorMode';

const sources = import.meta.glob<PageModule>([
  './pages/**/*.tsx',
  '!./pages/{auth,profile}/**',
  '!./pages/products/payment.tsx',
]);

/** A page of the route table. */
export interface KnownPage {
  /** The message files it uses. */
  readonly namespaces: readonly string[];
  readonly colorMode: ForcedColorMode | undefined;
}

/** The page of a path, if the route table has one. */
export function pageAt(path: string): KnownPage | undefined {
  const handle = findPage(routes, path)?.handle;
  return handle && { namespaces: ['common', ...handle.namespaces], colorMode: handle.colorMode };
}

export interface RenderedPage {
  /** Tags for the head: title, description, URLs. */
  readonly head: string;
  /** The content of `#app`. */
  readonly body: string;
  /** The page's own module, relative to the project's folder. */
  readonly source: string;
  /** The responses its loaders received. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly sample: IntlFingerprint;
}

/** The source file of a page. */
async function sourceOf(path: string): Promise<string> {
  const wanted = await findPage(routes, path)?.handle.load();
  for (const [file, load] of Object.entries(sources)) {
    if ((await load()).Component === wanted?.Component) return file.replace('./', 'src/');
  }
  throw new Error(`No file in src/pages has the page at ${path}`);
}

/** React writes head tags first, before the page's first element. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)*/;

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * Renders one page, with the messages of its namespaces. Its loaders' requests go through the global `fetch`.
 * @throws if the page is a redirect or an error
 */
export async function renderPage(
  path: string,
  lang: Lang,
  messages: Readonly<Record<string, object>>,
): Promise<RenderedPage> {
  clearAnswers();
  written.clear();
  // Determines the language of `/`.
  Object.defineProperty(navigator, 'languages', { value: [languageOf(lang).tag], configurable: true });
  addMessages(lang, messages);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  if (context.errors) throw new Error(`${path} is an error`, { cause: Object.values(context.errors)[0] });

  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // Keeps everything in place: moving it there later would take an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });

  const head = headTags.exec(html)?.[0] ?? '';
  return {
    head,
    body: html.slice(head.length),
    source: await sourceOf(path),
    answers: dehydrate(),
    sample: intlFingerprint(lang, [...written]),
  };
}

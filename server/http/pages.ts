import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { firstPaintOf } from '../../src/shared/firstPaint.ts';
import {
  fallbackLang,
  isSiteLang,
  languageCookie,
  matchLang,
  parseAcceptLanguage,
  siteLanguages,
  type Lang,
} from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import type { DeclarationStep } from '../../src/shared/postedForm.ts';
import { siteProjects } from '../../src/shared/projects.ts';
import { renderingFolder } from '../../src/shared/rendering.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { Services } from '../kernel/services.ts';
import type { PageRequest, PageResponse } from '../rendering/messages.ts';
import { Renderer } from '../rendering/renderer.ts';
import type { HtmlPage } from './htmlPage.ts';
import { KeptPages, type KeptPage } from './keptPages.ts';
import { pageVersion } from './pageVersion.ts';
import { Shells, type ShellKind, type SiteFacts } from './shell.ts';
import type { CampaignsNow } from './campaignsNow.ts';
import { readBuiltPages, type AbsentParts } from './siteParts.ts';

/** How long a visitor waits for a page until the first ones have been rendered, in milliseconds. */
const coldTimeoutMs = 3_000;

/** How often a newer build is looked for: for each request it would take longer than sending a page. Milliseconds. */
const refreshMs = 1_000;

const originPlaceholder = '__PUBLIC_ORIGIN__';

/** The deployed build: its shells, and its rendered pages. */
interface Build {
  readonly changedAt: number;
  readonly shells: Shells;
  /** Undefined if the build has no bundle to render with. */
  readonly pages: KeptPages | undefined;
  readonly renderer: Renderer | undefined;
  /** Renders a page of each kind: the first ones take much longer than all others. */
  readonly warmUp: () => Promise<void>;
}

const siteNow = {
  languages: siteLanguages.map(({ prefix }) => prefix),
  projects: siteProjects.map(String),
};

/** The language for a path without one: chosen earlier, else the browser's, else English. */
export function visitorLang({ headers }: Pick<FastifyRequest, 'headers'>): Lang {
  const pattern = new RegExp(`(?:^|;\\s*)${languageCookie.name}=(\\w+)`);
  const chosen = pattern.exec(headers.cookie ?? '')?.[1];
  return isSiteLang(chosen)
    ? chosen
    : (matchLang(parseAcceptLanguage(headers['accept-language'])) ?? fallbackLang);
}

const modifiedAt = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(() => undefined))?.mtimeMs;

/** A page of each kind, in the fallback language. */
function firstPaths(catalogue: Catalogue | undefined): string[] {
  const [title] = catalogue?.titlesOnSale ?? [];
  const sold = title ?? catalogue?.productsOnSale[0];
  return [
    paths.landing.href(fallbackLang),
    ...(title ? [paths.products.href(fallbackLang), paths.product.href(fallbackLang, title.slug)] : []),
    ...(sold ? [paths.productPayment.href(fallbackLang, sold.id)] : []),
    paths.login.href(fallbackLang),
    paths.dreams.href(fallbackLang),
    paths.profile.href(fallbackLang),
  ];
}

type PageServices = Pick<Services, 'config' | 'log' | 'db' | 'clock'>;

interface PagesOptions {
  readonly services: PageServices;
  readonly metrics: Pick<Metrics, 'renders' | 'shells' | 'keptPages'>;
  /** Answers the requests of pages, as those of an unknown visitor. */
  readonly answer: (request: PageRequest) => Promise<PageResponse>;
  readonly absentParts: AbsentParts;
  readonly campaigns: CampaignsNow;
}

/** What a document says about the site now. */
async function factsOf({
  absentParts,
  campaigns,
}: Pick<PagesOptions, 'absentParts' | 'campaigns'>): Promise<SiteFacts> {
  const [absent, mode] = await Promise.all([absentParts(), campaigns()]);
  return { absent: [...absent].join(' '), campaigns: mode };
}

/** The pages of the currently deployed build: rendered here, or a shell that renders them in the browser. */
export class Pages {
  readonly #options: PagesOptions;
  readonly #version: ReturnType<typeof pageVersion>;
  #build: Build;
  #refreshedAt = -Infinity;

  private constructor(options: PagesOptions, version: ReturnType<typeof pageVersion>, build: Build) {
    this.#options = options;
    this.#version = version;
    this.#build = build;
  }

  static async #read(
    { services, metrics, answer, ...site }: PagesOptions,
    version: ReturnType<typeof pageVersion>,
    changedAt: number,
  ): Promise<Build> {
    const { config, log } = services;
    const { distDir, publicOrigin } = config;
    const withOrigin = (text: string) => text.replaceAll(originPlaceholder, publicOrigin);
    const shells = new Shells(withOrigin(await readFile(path.join(distDir, 'index.html'), 'utf8')));
    const built = await readBuiltPages(distDir);
    for (const [what, variable] of [
      ['languages', 'VITE_LANGUAGES'],
      ['projects', 'VITE_PROJECTS'],
    ] as const)
      if (built[what] && built[what].join() !== siteNow[what].join())
        log.warn(
          `The build has other ${what} than the server: ${built[what].join(', ')}. Give both the same ${variable}`,
        );
    if ((await modifiedAt(path.join(distDir, renderingFolder))) === undefined)
      return { changedAt, shells, pages: undefined, renderer: undefined, warmUp: () => Promise.resolve() };
    const renderer = new Renderer({ distDir, answer, log });
    let isWarm = false;
    const pages = new KeptPages({
      render: (address) => renderer.render(address),
      withOrigin,
      timeoutMs: () => (isWarm ? config.renderTimeoutMs : Math.max(coldTimeoutMs, config.renderTimeoutMs)),
      version,
      metrics,
      log,
    });
    const warmUp = async (): Promise<void> => {
      for (const path of firstPaths(await version()))
        await pages.at({
          ...firstPaintOf(path, new URLSearchParams()),
          lang: fallbackLang,
          ...(await factsOf(site)),
        });
      isWarm = true;
    };
    return { changedAt, shells, pages, renderer, warmUp };
  }

  static #changedAt({ config }: Pick<Services, 'config'>): Promise<number | undefined> {
    return modifiedAt(path.join(config.distDir, 'index.html'));
  }

  /** Undefined if there is no build. */
  static async open(options: PagesOptions): Promise<Pages | undefined> {
    const changedAt = await Pages.#changedAt(options.services);
    if (changedAt === undefined) return undefined;
    const version = pageVersion(options.services);
    return new Pages(options, version, await Pages.#read(options, version, changedAt));
  }

  /** Resolves once pages can be rendered. */
  get ready(): Promise<void> {
    return this.#build.renderer?.ready ?? Promise.resolve();
  }

  /** Checks for a newer build; while one is being deployed, the previous one keeps being served. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#refreshedAt < refreshMs) return;
    this.#refreshedAt = performance.now();
    const changedAt = await Pages.#changedAt(this.#options.services);
    const before = this.#build;
    if (changedAt === undefined || changedAt === before.changedAt) return;
    const build = await Pages.#read(this.#options, this.#version, changedAt);
    // Another request may have found it first.
    if (this.#build !== before) {
      await build.renderer?.close();
      return;
    }
    this.#build = build;
    await before.renderer?.close();
    void build.warmUp();
  }

  /** The application shell, without a rendered page. */
  async shell(lang: Lang, kind: ShellKind): Promise<HtmlPage> {
    return this.#build.shells.in(lang, kind, await factsOf(this.#options));
  }

  /** The page at a canonical path and query; undefined if it isn't rendered, and the shell must be sent. */
  async at(canonical: string, query: string, lang: Lang): Promise<KeptPage | undefined> {
    const search = await this.#knownParameters(canonical, query, lang);
    const { path, paint, maxAgeMs } = firstPaintOf(canonical, search);
    const facts = await factsOf(this.#options);
    return this.#build.pages?.at({ path, paint, lang, ...facts }, maxAgeMs);
  }

  /** The page at a canonical path as the answer to a form that was posted; undefined if it can't be rendered now. */
  async answerAt(canonical: string, lang: Lang, posted: DeclarationStep): Promise<HtmlPage | undefined> {
    const facts = await factsOf(this.#options);
    return this.#build.pages?.once({ path: canonical, paint: 'whole', lang, ...facts, posted });
  }

  /** The parameters of a query, without an option that the page's product doesn't have. */
  async #knownParameters(canonical: string, query: string, lang: Lang): Promise<URLSearchParams> {
    const search = new URLSearchParams(query);
    const tariff = search.get('tariff');
    if (tariff === null) return search;
    const productId = (await this.#version())?.productIdOf(tariff);
    if (productId === undefined || canonical !== paths.productPayment.href(lang, productId))
      search.delete('tariff');
    return search;
  }

  /** Renders the first pages, for which visitors would wait longer than for all others. */
  async warmUp(): Promise<void> {
    await this.#build.warmUp();
  }

  async close(): Promise<void> {
    await this.#build.renderer?.close();
  }
}

import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  fallbackLang,
  isSiteLang,
  languageCookie,
  matchLang,
  parseAcceptLanguage,
  siteLanguages,
  type Lang,
} from '../../src/shared/languages.ts';
import { siteProjects } from '../../src/shared/projects.ts';
import type { Services } from '../kernel/services.ts';
import { HtmlPage } from './htmlPage.ts';
import { Shells, type ShellKind } from './shell.ts';

const originPlaceholder = '__PUBLIC_ORIGIN__';

/** How many pages are cached in memory; the least recently used is evicted first. */
const maxCached = 500;

/** Parameters that do not affect the initial content of a page: where the visitor comes from, and who they are. */
const ignoredParameter = /^(?:utm_\w+|token|gclid|fbclid|yclid|msclkid)$/;

/** The deployed build: its shells, and which pages were prerendered. */
interface Build {
  readonly changedAt: number;
  readonly shells: Shells;
  /** Files below `pages`, by page path. */
  readonly files: ReadonlyMap<string, string>;
}

/** The files of all prerendered pages, by page path. */
async function renderedFiles(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [
        `/${name.replaceAll(path.sep, '/').replace(/(?:\/index)?\.html$/, '')}`,
        path.join(folder, name),
      ]),
  );
}

/** The build's metadata about its pages. */
const builtPages = v.object({
  catalogue: v.optional(v.string()),
  languages: v.optional(v.array(v.string())),
  projects: v.optional(v.array(v.string())),
});

async function readBuiltPages(distDir: string): Promise<v.InferOutput<typeof builtPages>> {
  const text = await readFile(path.join(distDir, 'builds/pages.json'), 'utf8').catch(() => '{}');
  return v.parse(builtPages, JSON.parse(text));
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

/** The pages of the currently deployed build: prerendered, or a shell that renders them in the browser. */
export class Pages {
  readonly #services: Pick<Services, 'config' | 'log'>;
  #build: Build;
  #kept = new Map<string, HtmlPage>();

  private constructor(services: Pick<Services, 'config' | 'log'>, build: Build) {
    this.#services = services;
    this.#build = build;
  }

  static async #read({ config, log }: Pick<Services, 'config' | 'log'>, changedAt: number): Promise<Build> {
    const { distDir, publicOrigin, mode } = config;
    const html = await readFile(path.join(distDir, 'index.html'), 'utf8');
    const shells = new Shells(html.replaceAll(originPlaceholder, publicOrigin));
    const built = await readBuiltPages(distDir);
    for (const [what, variable] of [
      ['languages', 'VITE_LANGUAGES'],
      ['projects', 'VITE_PROJECTS'],
    ] as const)
      if (built[what] && built[what].join() !== siteNow[what].join())
        log.warn(
          `The build has other ${what} than the server: ${built[what].join(', ')}. Give both the same ${variable}`,
        );
    if (mode === 'production' && built.catalogue === 'demo') {
      log.warn(
        'The pages of this build show the demo’s prices and are not served. Build with APP_ENV, DATABASE_URL',
      );
      return { changedAt, shells, files: new Map() };
    }
    return { changedAt, shells, files: await renderedFiles(path.join(distDir, 'pages')) };
  }

  static async #changedAt({ config }: Pick<Services, 'config'>): Promise<number | undefined> {
    const found = await stat(path.join(config.distDir, 'index.html')).catch(() => undefined);
    return found?.mtimeMs;
  }

  /** Undefined if there is no build. */
  static async open(services: Pick<Services, 'config' | 'log'>): Promise<Pages | undefined> {
    const changedAt = await Pages.#changedAt(services);
    return changedAt === undefined ? undefined : new Pages(services, await Pages.#read(services, changedAt));
  }

  /** Checks for a newer build; while one is being deployed, the previous one keeps being served. */
  async refresh(): Promise<void> {
    const changedAt = await Pages.#changedAt(this.#services);
    if (changedAt === undefined || changedAt === this.#build.changedAt) return;
    this.#build = await Pages.#read(this.#services, changedAt);
    this.#kept = new Map();
  }

  /** The application shell, without a prerendered page. */
  shell(lang: Lang, kind: ShellKind): HtmlPage {
    return this.#build.shells.in(lang, kind);
  }

  /** The prerendered page of a path; undefined if there is none, or if the query asks for different content. */
  async at(pathname: string, query = ''): Promise<HtmlPage | undefined> {
    const file = this.#build.files.get(pathname);
    if (file === undefined) return undefined;
    for (const name of new URLSearchParams(query).keys()) if (!ignoredParameter.test(name)) return undefined;
    const known = this.#kept.get(pathname) ?? (await this.#readPage(file));
    if (!known) return undefined;
    this.#kept.delete(pathname);
    this.#kept.set(pathname, known);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxCached && oldest !== undefined) this.#kept.delete(oldest);
    return known;
  }

  /** Undefined while a build is being deployed. */
  async #readPage(file: string): Promise<HtmlPage | undefined> {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    return html === undefined
      ? undefined
      : new HtmlPage(html.replaceAll(originPlaceholder, this.#services.config.publicOrigin));
  }
}

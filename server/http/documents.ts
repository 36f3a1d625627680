import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLang, isSiteLang, type Lang } from '../../src/shared/languages.ts';
import { canonicalPath } from '../../src/shared/pagePaths.ts';
import { isPrivatePath } from '../../src/shared/privatePaths.ts';
import { workerPath } from '../../src/shared/installPaths.ts';
import type { Services } from '../kernel/services.ts';
import type { CampaignsNow } from './campaignsNow.ts';
import { apiPath } from './apiPath.ts';
import type { PageExists } from './pageExists.ts';
import type { RuleSource } from './ruleSource.ts';
import { pageCaching, type HtmlPage } from './htmlPage.ts';
import { openedForm } from './contractRoutes.ts';
import { mendLink } from './mangledLink.ts';
import { recordUtm } from './recordUtm.ts';
import { visitorLang, type Pages } from './pages.ts';
import type { SecurityHeaders } from './securityHeaders.ts';
import { socialPictures } from './socialPictures.ts';

/** Build folders in which a path is always a file, never a page. */
const fileFolders = ['assets', 'locales', 'builds', 'fonts', 'install'] as const;

/** Headers for pages only: omitting them saves 700 bytes per script and style sheet. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

const immutable = 'public, max-age=31536000, immutable';

/** How long browsers may cache a file: indefinitely if its URL changes with its content. */
function cacheControl(url: string): string {
  const [pathname = '', query = ''] = url.split('?');
  if (/^\/(?:assets|fonts)\//.test(pathname)) return immutable;
  if (pathname.startsWith('/locales/')) return new URLSearchParams(query).get('v') ? immutable : 'no-cache';
  const isNewest = pathname === workerPath || pathname.startsWith('/builds/');
  return isNewest ? 'no-cache' : 'public, max-age=3600';
}

/** Pictures embedded by other sites: the logo in an email read in a browser, and previews of shared pages. */
const isShownElsewhere = (pathname: string): boolean => /^\/(?:social\/|icon-)[\w.-]+\.png$/.test(pathname);

/** Sends a build file, compressed if the browser supports it. */
function file(request: FastifyRequest, reply: FastifyReply, pathname: string): FastifyReply {
  if (isShownElsewhere(pathname)) reply.header('cross-origin-resource-policy', 'cross-origin');
  return reply
    .headers({ 'cache-control': cacheControl(request.url), vary: 'accept-encoding' })
    .sendFile(pathname);
}

const isFile = async (name: string): Promise<boolean> =>
  (await stat(name).catch(() => undefined))?.isFile() === true;

/** Whether a path is a file in the build's root, such as an icon: a single segment with a dot. */
async function isRootFile(distDir: string, pathname: string): Promise<boolean> {
  if (!/^\/[\w-]+(?:\.[\w-]+)+$/.test(pathname) || /\.(?:br|gz|html)$/.test(pathname)) return false;
  return isFile(path.join(distDir, pathname));
}

/** Whether an unknown path looks like a file: its last segment has a dot, and it does not start with a language. */
function looksLikeFile(pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean);
  return !isLang(segments[0]) && (segments.at(-1)?.includes('.') ?? false);
}

/** Whether a path is safe within a folder: no part is hidden or leads elsewhere. */
const isFileName = (pathname: string): boolean => /^(?:\/[\w-][\w.~@+-]*)+$/.test(pathname);

/** Path and query (without the question mark) of a request. */
function partsOf({ url }: FastifyRequest): [pathname: string, query: string] {
  const [pathname = '/', ...query] = url.split('?');
  return [pathname, query.join('?')];
}

/** The language in a path. */
function langOfPath(pathname: string): Lang | undefined {
  const lang = pathname.split('/')[1];
  return isSiteLang(lang) ? lang : undefined;
}

/** The request headers that determine the language of a page without one in its path. */
const languageHeaders = ['accept-language', 'cookie'] as const;

const redirect = (reply: FastifyReply, to: string, status: number): FastifyReply =>
  // Headers must be ASCII.
  reply
    .header('cache-control', reply.hasHeader('set-cookie') ? 'no-store' : pageCaching(to))
    .redirect(to.replace(/[^\x21-\x7e]/gu, encodeURIComponent), status);

interface DocumentSources {
  readonly distDir: string;
  readonly pages: Pages;
  readonly rules: RuleSource;
  readonly security: SecurityHeaders;
  readonly pageExists: PageExists;
  readonly campaigns: CampaignsNow;
  readonly services: Pick<Services, 'db' | 'config' | 'log'>;
}

/**
 * The built application: its precompressed files; a page for every path in the route table, rendered if it is
 * public; and a 404 page for everything else. Route rules come first, as HTTP redirects.
 */
export async function documents(
  app: FastifyInstance,
  { distDir, pages, rules, security, pageExists, campaigns, services }: DocumentSources,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: distDir,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
  });

  const pictureNamed = socialPictures(pageExists, services);

  for (const folder of fileFolders) {
    app.get(`/${folder}/*`, async (request, reply) => {
      const pathname = decodeURIComponent(partsOf(request)[0]);
      const isSent = isFileName(pathname) && !/\.(?:br|gz)$/.test(pathname);
      if (!isSent || !(await isFile(path.join(distDir, pathname)))) return reply.callNotFound();
      if (/\.(?:css|js|woff2)$/.test(pathname)) {
        for (const name of pageHeaders) reply.removeHeader(name);
      }
      return file(request, reply, pathname);
    });
  }

  // The data of a rendered page, for navigating to it on the client; empty if the page isn't rendered here.
  app.get('/payloads/*', async (request, reply) => {
    const [, pathname] = /^\/payloads(\/.+)\.json$/.exec(partsOf(request)[0]) ?? [];
    const canonical = pathname === undefined ? undefined : canonicalPath(pathname);
    if (canonical === undefined || canonical !== pathname) return reply.callNotFound();
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const lang = langOfPath(canonical);
    const isPage = lang !== undefined && (await pageExists(canonical)) === true;
    const answers = isPage ? (await pages.at(canonical, '', lang))?.answers : undefined;
    if (!answers) return reply.code(204).send();
    return answers.send(request, reply.type('application/json; charset=utf-8'));
  });

  const send = (
    page: HtmlPage,
    request: FastifyRequest,
    reply: FastifyReply,
    options?: Parameters<HtmlPage['send']>[2],
  ) => {
    security.allow(reply, page.hashes);
    return page.send(request, reply, options);
  };

  // The build has those of its own pages; a page without a picture is shown with the site's.
  app.get('/social/*', async (request, reply) => {
    const pathname = decodeURIComponent(partsOf(request)[0]);
    if (!isFileName(pathname) || !pathname.endsWith('.png')) return reply.callNotFound();
    if (await isFile(path.join(distDir, pathname))) return file(request, reply, pathname);
    const drawn = await pictureNamed(path.basename(pathname, '.png'));
    if (!drawn) return file(request, reply, '/social/default.png');
    return reply
      .headers({ 'cache-control': cacheControl(request.url), 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/png')
      .send(drawn);
  });

  app.get('/*', async (request, reply) => {
    const [pathname, query] = partsOf(request);
    if (apiPath.test(pathname)) return reply.callNotFound();
    const mended = mendLink(request.url);
    if (mended !== undefined) return reply.header('cache-control', 'no-store').redirect(mended, 302);
    const target = await rules.match(pathname, query);
    if (target) {
      // A relative target keeps the parameters, and its page records them.
      if (target.kind === 'absolute') recordUtm(request, reply, query, await campaigns());
      return redirect(reply, target.to, target.status);
    }
    await pages.refresh();
    const canonical = canonicalPath(pathname);
    const found = canonical !== undefined && (await pageExists(canonical, query));
    if (canonical !== undefined && found) {
      if (found !== true) return redirect(reply, found.movedTo + (query && `?${query}`), 301);
      if (canonical !== pathname) return redirect(reply, canonical + (query && `?${query}`), 301);
      if (isPrivatePath(canonical)) reply.header('x-robots-tag', 'noindex');
      const lang = langOfPath(canonical) ?? visitorLang(request);
      const opened = openedForm(canonical, query, lang);
      const personal = opened && (await pages.answerAt(canonical, lang, opened));
      if (personal) return send(personal, request, reply, { caching: 'no-store' });
      const rendered = await pages.at(canonical, query, lang);
      const vary = canonical === '/' ? languageHeaders : [];
      return send(rendered?.page ?? (await pages.shell(lang, 'page')), request, reply, { vary });
    }
    const decoded = decodeURIComponent(pathname);
    if (await isRootFile(distDir, decoded)) return file(request, reply, decoded);
    if (looksLikeFile(decoded)) return reply.callNotFound();
    const lang = langOfPath(decoded);
    const page = await pages.shell(lang ?? visitorLang(request), 'missing');
    const vary = lang ? [] : languageHeaders;
    if (rules.isKnown) return send(page, request, reply, { status: 404, vary });
    // A rule may lead on from here: for a crawler, a 404 would mean that the page is gone.
    return send(page, request, reply.header('retry-after', '10'), { status: 503, vary });
  });
}

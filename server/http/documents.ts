import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLang } from '../../src/shared/languages.ts';
import { isPagePath } from '../../src/shared/paths.ts';
import { callPath } from './callPath.ts';
import type { PageExists } from './pageExists.ts';
import type { RuleSource } from './ruleSource.ts';
import type { HtmlPage } from './htmlPage.ts';
import { visitorLang, type Pages } from './pages.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** Folders of the build in which a path is a file and never a page. */
const fileFolders = ['assets', 'locales', 'builds', 'fonts', 'social'] as const;

/** What tells a browser how to treat a page. A script or a style sheet is no page and travels without: it is 700 bytes. */
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

/** How long a browser may keep a file: for good where its address changes with its content. */
function cacheControl(url: string): string {
  const [pathname = '', query = ''] = url.split('?');
  if (/^\/(?:assets|fonts)\//.test(pathname)) return immutable;
  if (pathname.startsWith('/locales/')) return new URLSearchParams(query).get('v') ? immutable : 'no-cache';
  return /^\/(?:builds|payloads)\//.test(pathname) ? 'no-cache' : 'public, max-age=3600';
}

/** Sends a file of the build, compressed where the browser can read that. */
const file = (request: FastifyRequest, reply: FastifyReply, pathname: string): FastifyReply =>
  reply.headers({ 'cache-control': cacheControl(request.url), vary: 'accept-encoding' }).sendFile(pathname);

const isFile = async (name: string): Promise<boolean> =>
  (await stat(name).catch(() => undefined))?.isFile() === true;

/** A file at the root of the build, such as an icon: one segment with a dot. */
async function isRootFile(distDir: string, pathname: string): Promise<boolean> {
  if (!/^\/[\w-]+(?:\.[\w-]+)+$/.test(pathname) || /\.(?:br|gz|html)$/.test(pathname)) return false;
  return isFile(path.join(distDir, pathname));
}

/** Whether an unknown path asks for a file: its last segment has a dot, and it is not below a language. */
function looksLikeFile(pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean);
  return !isLang(segments[0]) && (segments.at(-1)?.includes('.') ?? false);
}

const withQuery = (to: string, query: string | undefined): string => {
  if (!query || to.includes('?')) return to;
  const [before = '', hash] = to.split('#');
  return `${before}?${query}${hash === undefined ? '' : `#${hash}`}`;
};

interface DocumentSources {
  readonly distDir: string;
  readonly pages: Pages;
  readonly rules: RuleSource;
  readonly security: SecurityHeaders;
  readonly pageExists: PageExists;
}

/**
 * The built application: its files, compressed ahead; its page for every path of the route table, rendered ahead where
 * it is for everybody, and with status 404 for every other. Route rules answer first, as HTTP redirects.
 */
export async function documents(
  app: FastifyInstance,
  { distDir, pages, rules, security, pageExists }: DocumentSources,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: distDir,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
  });

  for (const folder of fileFolders) {
    app.get(`/${folder}/*`, (request, reply) => {
      // The router has refused malformed escapes already.
      const pathname = decodeURIComponent(request.url.split('?')[0] ?? '');
      if (/\.(?:br|gz)$/.test(pathname)) return reply.callNotFound();
      if (/\.(?:css|js|woff2)$/.test(pathname)) {
        for (const name of pageHeaders) {
          reply.removeHeader(name);
          // Some were set past the framework.
          reply.raw.removeHeader(name);
        }
      }
      return file(request, reply, pathname);
    });
  }

  // The data of a page rendered ahead, for who is about to go there; a page without has an empty answer.
  app.get('/payloads/*', async (request, reply) => {
    const pathname = decodeURIComponent(request.url.split('?')[0] ?? '');
    const isName = /^\/payloads(?:\/[\w-][\w.-]*)+\.json$/.test(pathname);
    if (isName && (await isFile(path.join(distDir, pathname)))) return file(request, reply, pathname);
    return reply.header('cache-control', 'no-cache').code(204).send();
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

  app.get('/*', async (request, reply) => {
    const [rawPath = '/', query] = request.url.split('?');
    if (callPath.test(rawPath)) return reply.callNotFound();
    const target = await rules.match(rawPath);
    if (target) {
      const to = target.kind === 'relative' ? withQuery(target.to, query) : target.to;
      // A header holds ASCII only.
      const location = to.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
      return reply.header('cache-control', 'no-cache').redirect(location, target.status);
    }
    const pathname = decodeURIComponent(rawPath);
    await pages.refresh();
    if (pathname === '/') {
      const page = await pages.at(`/_start/${visitorLang(request)}`, query);
      return send(page, request, reply, { vary: ['accept-language', 'cookie'] });
    }
    if (isPagePath(pathname) && (await pageExists(pathname)))
      return send(await pages.at(pathname, query), request, reply);
    if (await isRootFile(distDir, pathname)) return file(request, reply, pathname);
    return looksLikeFile(pathname)
      ? reply.callNotFound()
      : send(pages.shell, request, reply, { status: 404 });
  });
}

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Page {
  readonly changedAt: number;
  readonly etag: string;
  readonly html: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  /** What the content security policy calls the page's inline scripts. */
  readonly scripts: readonly string[];
}

const inlineScript = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The policy's names for the inline scripts of a page, by the hashes of what stands between their tags. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const readIfThere = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

async function readPage(file: string, changedAt: number): Promise<Page> {
  const [html, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { changedAt, etag, html, br, gzip, scripts: scriptHashes(html.toString('utf8')) };
}

/** The application's page, as the build that is in place now has it. */
export class Shell {
  readonly #file: string;
  #page: Page;

  private constructor(file: string, page: Page) {
    this.#file = file;
    this.#page = page;
  }

  /** Undefined where there is no build. */
  static async open(distDir: string): Promise<Shell | undefined> {
    const file = path.join(distDir, 'index.html');
    const found = await stat(file).catch(() => undefined);
    return found && new Shell(file, await readPage(file, found.mtimeMs));
  }

  /** The inline scripts that pages served from now on may run. */
  get scripts(): readonly string[] {
    return this.#page.scripts;
  }

  /** Looks for a newer build; while one is put in place, the one before goes on. */
  async refresh(): Promise<void> {
    const found = await stat(this.#file).catch(() => undefined);
    if (found && found.mtimeMs !== this.#page.changedAt)
      this.#page = await readPage(this.#file, found.mtimeMs);
  }

  send(request: FastifyRequest, reply: FastifyReply, status: 200 | 404): FastifyReply {
    const { etag, html, br, gzip } = this.#page;
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (status === 200) {
      reply.header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    }
    reply.code(status).type('text/html; charset=utf-8');
    const accepted = request.headers['accept-encoding'] ?? '';
    if (br && /\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted))
      return reply.header('content-encoding', 'br').send(br);
    if (gzip && /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted))
      return reply.header('content-encoding', 'gzip').send(gzip);
    return reply.send(html);
  }
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InlineHashes } from './securityHeaders.ts';

const compress = {
  // Compressed once, while a visitor waits: the highest level would take ten times as long.
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html),
} as const;

type Encoding = keyof typeof compress;

const accepts: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/,
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineElement = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/gi;
/** Whether a browser executes a script: inline, and not a JSON type. */
const isRun = (attributes: string): boolean =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes);

/** Content Security Policy sources for inline scripts and styles: hashes of their contents. */
function inlineHashes(html: string): InlineHashes {
  const found = [...html.matchAll(inlineElement)].map(([, tag = '', attributes = '', text = '']) => ({
    tag: tag.toLowerCase(),
    attributes,
    text,
  }));
  return {
    scripts: found
      .filter(({ tag, attributes }) => tag === 'script' && isRun(attributes))
      .map(({ text }) => hashOf(text)),
    styles: found.filter(({ tag }) => tag === 'style').map(({ text }) => hashOf(text)),
  };
}

/** Codes and tokens in query strings, and in the path of older gift links. */
const secretInAddress = /[?&](?:code|token)=|^\/+[^/?]+\/+presents\/+[^/?]/i;

/** How browsers may cache the page at a URL (path and query): not at all if it contains a secret. */
export const pageCaching = (url: string): string => (secretInAddress.test(url) ? 'no-store' : 'no-cache');

/** A page of the build, ready to send. */
export class HtmlPage {
  readonly hashes: InlineHashes;
  readonly #html: Buffer;
  readonly #etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string) {
    this.#html = Buffer.from(html);
    this.#etag = `"${createHash('sha256').update(this.#html).digest('base64url').slice(0, 22)}"`;
    this.hashes = inlineHashes(html);
  }

  #encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding) ?? compress[encoding](this.#html);
    this.#compressed.set(encoding, known);
    return known;
  }

  /**
   * Sends the page, compressed if the browser supports it. `vary` lists the request headers that it was selected by,
   * besides the URL.
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, vary = [] }: { status?: 200 | 404; vary?: readonly string[] } = {},
  ): Promise<FastifyReply> {
    reply.headers({
      'cache-control': pageCaching(request.url),
      vary: ['accept-encoding', ...vary].join(', '),
    });
    if (status === 200) {
      reply.header('etag', this.#etag);
      if (request.headers['if-none-match']?.includes(this.#etag)) return reply.code(304).send();
    }
    reply.code(status).type('text/html; charset=utf-8');
    const accepted = request.headers['accept-encoding'] ?? '';
    for (const encoding of ['br', 'gzip'] as const) {
      if (accepts[encoding].test(accepted))
        return reply.header('content-encoding', encoding).send(await this.#encoded(encoding));
    }
    return reply.send(this.#html);
  }
}

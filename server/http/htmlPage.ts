import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompressedText } from './compressedText.ts';
import type { InlineHashes } from './securityHeaders.ts';

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

/** A page, ready to send. */
export class HtmlPage {
  readonly hashes: InlineHashes;
  readonly #html: CompressedText;

  constructor(html: string) {
    this.#html = new CompressedText(html);
    this.hashes = inlineHashes(html);
  }

  /** Its size, in bytes. */
  get bytes(): number {
    return this.#html.bytes;
  }

  /**
   * Sends the page, compressed if the browser supports it. `vary` lists the request headers that it was selected by,
   * besides the URL.
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      status = 200,
      vary = [],
      caching = pageCaching(request.url),
    }: { status?: number; vary?: readonly string[]; caching?: string } = {},
  ): Promise<FastifyReply> {
    reply.headers({
      'cache-control': caching,
      vary: ['accept-encoding', ...vary].join(', '),
    });
    return this.#html.send(request, reply.code(status).type('text/html; charset=utf-8'));
  }
}

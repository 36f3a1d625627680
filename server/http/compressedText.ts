import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = {
  // Compressed once, while a visitor waits: the highest level would take ten times as long.
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
} as const;

type Encoding = keyof typeof compress;

const accepts: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/,
};

const encodings = ['br', 'gzip'] as const;

/** The best encoding that a client accepts. */
const acceptedBy = ({ headers }: FastifyRequest): Encoding | undefined =>
  encodings.find((encoding) => accepts[encoding].test(headers['accept-encoding'] ?? ''));

/** The bytes that fit into the first packet anyway. */
const onePacket = 1400;

/** Sends a text once, compressed if the client accepts it and it's worth it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const encoding = text.length > onePacket ? acceptedBy(request) : undefined;
  if (encoding === undefined) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress[encoding](Buffer.from(text)));
}

/** A text that is sent again and again: compressed once, and the same bytes for all responses. */
export class CompressedText {
  readonly #text: Buffer;
  readonly #etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.#text = Buffer.from(text);
    this.#etag = `"${createHash('sha256').update(this.#text).digest('base64url').slice(0, 22)}"`;
  }

  /** Its size, in bytes, without compressed copies. */
  get bytes(): number {
    return this.#text.length;
  }

  #encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding) ?? compress[encoding](this.#text);
    this.#compressed.set(encoding, known);
    return known;
  }

  /** Sends the text unless the client has it, with the status of the response. `vary` comes from the caller. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (reply.statusCode === 200) {
      reply.header('etag', this.#etag);
      if (request.headers['if-none-match']?.includes(this.#etag)) return reply.code(304).send();
    }
    const encoding = acceptedBy(request);
    if (encoding === undefined) return reply.send(this.#text);
    return reply.header('content-encoding', encoding).send(await this.#encoded(encoding));
  }
}

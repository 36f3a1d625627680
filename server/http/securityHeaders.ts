import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

const year = 31_536_000;

/** Nothing of the device that the application does not use. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What stands in a page itself and may run or apply, by hash. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The one style that React Aria's `usePress` adds to a document. It is allowed on every page, as a visitor comes to
 * the account pages from any of them without loading a new document. A test compares it with the library's.
 */
export const pressStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const none: InlineHashes = { scripts: [], styles: [] };

/** Only what comes from here, no inline code but what is named, in nobody's frame. */
function contentSecurityPolicy(secure: boolean, { scripts, styles }: InlineHashes): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", pressStyleHash, ...styles].join(' '),
    // `blob:` is a picture on the visitor's own device that is shown before it is sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** What a browser may do with our answers; a page may have scripts and styles in itself beside that. */
export class SecurityHeaders {
  readonly #secure: boolean;

  constructor({ publicOrigin }: Pick<Config, 'publicOrigin'>) {
    this.#secure = publicOrigin.startsWith('https:');
  }

  async register(app: FastifyInstance): Promise<void> {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'no-referrer' },
      frameguard: { action: 'deny' },
      hsts: this.#secure ? { maxAge: year, includeSubDomains: false } : false,
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', permissions);
      this.allow(reply, none);
    });
  }

  /** Lets a page run and apply what stands in it. */
  allow(reply: FastifyReply, hashes: InlineHashes): void {
    reply.header('content-security-policy', contentSecurityPolicy(this.#secure, hashes));
  }
}

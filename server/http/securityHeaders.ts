import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { filesOrigin } from '../commerce/library/fileSettings.ts';
import type { Config } from '../kernel/config.ts';
import { cspReportsPath } from './cspReports.ts';

const year = 31_536_000;

/** The name that the policy and the address for its reports have in common. */
const reportingGroup = 'csp';

/** Nothing of the device that the application does not use. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Hashes of a page's inline scripts and styles, which may run and apply. */
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

/** Where the answers come from. */
interface Place {
  readonly isSecure: boolean;
  /** The origin that files which are sold are sent from, where it is another one. */
  readonly files: string | undefined;
}

/** Only what comes from here, no inline code but what is named, in nobody's frame. */
function contentSecurityPolicy({ isSecure, files }: Place, { scripts, styles }: InlineHashes): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", pressStyleHash, ...styles].join(' '),
    // `blob:` is a picture on the visitor's own device that is shown before it is sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Sound and film that is sold may come from a store of its own.
    ...(files === undefined ? [] : [`media-src 'self' ${files}`]),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The headers that the library sets. They are the same on every answer, so they are computed once. */
async function libraryHeaders(isSecure: boolean): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: isSecure ? { maxAge: year, includeSubDomains: false } : false,
  });
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const ofTransport = /^(?:connection|content-length|content-type|date|transfer-encoding|keep-alive)$/;
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofTransport.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** What a browser may do with our answers; a page may have scripts and styles in itself beside that. */
export class SecurityHeaders {
  /** Those of an answer that is no page, for what is answered without the framework. */
  readonly all: Readonly<Record<string, string>>;
  readonly #place: Place;

  private constructor(place: Place, library: Readonly<Record<string, string>>) {
    this.#place = place;
    this.all = {
      ...library,
      'permissions-policy': permissions,
      'content-security-policy': contentSecurityPolicy(place, none),
    };
  }

  static async of(config: Pick<Config, 'publicOrigin' | 'environment'>): Promise<SecurityHeaders> {
    const isSecure = config.publicOrigin.startsWith('https:');
    return new SecurityHeaders({ isSecure, files: filesOrigin(config) }, await libraryHeaders(isSecure));
  }

  /** Sets them on every answer. */
  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      // Cacheable answers say so themselves.
      reply.headers({ ...this.all, 'cache-control': 'no-store' });
    });
  }

  /** Allows a page its inline scripts and styles; violations are reported. */
  allow(reply: FastifyReply, hashes: InlineHashes): void {
    const policy = contentSecurityPolicy(this.#place, hashes);
    // Firefox knows the older of the two only.
    reply.header(
      'content-security-policy',
      `${policy}; report-uri ${cspReportsPath}; report-to ${reportingGroup}`,
    );
    reply.header('reporting-endpoints', `${reportingGroup}="${cspReportsPath}"`);
  }
}

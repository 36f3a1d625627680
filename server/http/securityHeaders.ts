import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { filesOrigin } from '../commerce/library/fileSettings.ts';
import { apiOrigins } from '../../src/shared/apiOrigins.ts';
import { buildSetting } from '../../src/shared/buildSetting.ts';
import type { Config } from '../kernel/config.ts';
import { cspReportsPath } from './cspReports.ts';

const year = 31_536_000;

/** The name that links the policy to its reporting endpoint. */
const reportingGroup = 'csp';

/** Disables device features that the application does not use. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Hashes of a page's allowed inline scripts and styles. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The one style that React Aria's `usePress` adds to a document. It is allowed on every page, since visitors get from
 * any page to the account pages without loading a new document. A test compares it with the library's.
 */
export const pressStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const none: InlineHashes = { scripts: [], styles: [] };

/** Where responses come from. */
interface Place {
  readonly isSecure: boolean;
  /** The origin that sold files are served from, if it is a different one. */
  readonly files: string | undefined;
  /** The other origins that the application's requests go to. */
  readonly api: readonly string[];
}

/** Same-origin content only, no inline code other than the given hashes, and no framing. */
function contentSecurityPolicy({ isSecure, files, api }: Place, { scripts, styles }: InlineHashes): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", pressStyleHash, ...styles].join(' '),
    // `blob:` is for previewing a local picture before it is uploaded.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...api].join(' '),
    // Sold audio and video may come from a separate store.
    ...(files === undefined ? [] : [`media-src 'self' ${files}`]),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The headers that the library sets. They are the same for every response, so they are computed once. */
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

/** What browsers may do with our responses. Pages can additionally allow their own scripts and styles. */
export class SecurityHeaders {
  /** The headers for responses other than pages, also used for those sent without the framework. */
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
    const api = apiOrigins([buildSetting('VITE_API_BASE'), buildSetting('VITE_GRAPHQL_URL')]);
    return new SecurityHeaders({ isSecure, files: filesOrigin(config), api }, await libraryHeaders(isSecure));
  }

  /** Sets the headers on every response. */
  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      // Cacheable responses override this.
      reply.headers({ ...this.all, 'cache-control': 'no-store' });
    });
  }

  /** Allows a page's inline scripts and styles, and reports violations. */
  allow(reply: FastifyReply, hashes: InlineHashes): void {
    const policy = contentSecurityPolicy(this.#place, hashes);
    // Firefox only supports the older of the two.
    reply.header(
      'content-security-policy',
      `${policy}; report-uri ${cspReportsPath}; report-to ${reportingGroup}`,
    );
    reply.header('reporting-endpoints', `${reportingGroup}="${cspReportsPath}"`);
  }
}

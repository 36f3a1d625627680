import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { origin, text, whole, type Environment, type Settings } from './settings.ts';

const hosts = v.pipe(
  text,
  v.transform((value) =>
    value
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  ),
);
/** The maximum number of proxies in front of an instance; more is a mistake. */
const maxHops = 9;

/** Whether it is an address or a network other than the whole internet. */
function isProxy(given: string): boolean {
  const [address = '', bits, ...rest] = given.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Which proxies to trust for forwarded addresses. Never everyone, or clients could choose their own address. `true`
 * means a single proxy, like `1`.
 */
const trust = v.pipe(
  text,
  v.transform((given): false | number | readonly string[] => {
    if (given === 'false' || given === '0') return false;
    if (given === 'true') return 1;
    return /^\d+$/.test(given) ? Number(given) : given.split(',').map((proxy) => proxy.trim());
  }),
  v.check(
    (proxies) =>
      proxies === false ||
      (typeof proxies === 'number' ? proxies <= maxHops : proxies.every((proxy) => isProxy(proxy))),
    `must be false, the number of proxies (1 to ${maxHops}), or a list of their addresses and networks`,
  ),
);

/** A contact for `security.txt`, as a single line of plain characters. */
const securityContact = v.pipe(
  text,
  v.regex(/^[\x21-\x7e]+$/, 'must be one address'),
  v.transform((value) => (v.is(v.pipe(v.string(), v.email()), value) ? `mailto:${value}` : value)),
  v.regex(
    /^(?:https:\/\/|mailto:|tel:)/,
    'must be an e-mail address, or begin with https://, mailto: or tel:',
  ),
);

const environment = v.object({
  APP_ENV: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'demo'),
  HOST: v.optional(text, '0.0.0.0'),
  PORT: v.optional(whole(0, 65_535), '3000'),
  DATA_DIR: v.optional(text, '.data'),
  DIST_DIR: v.optional(text, 'dist'),
  RENDER_TIMEOUT_MS: v.optional(whole(1, 60_000), '200'),
  DATABASE_URL: v.optional(v.pipe(text, v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_CONNECTIONS: v.optional(whole(1, 1000), '10'),
  PUBLIC_ORIGIN: v.optional(origin),
  APP_SECRET: v.optional(v.pipe(text, v.minLength(32, 'must have at least 32 characters'))),
  SMTP_URL: v.optional(v.pipe(text, v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(text),
  CONTACT_EMAIL: v.optional(v.pipe(text, v.email('must be an e-mail address'))),
  TRUST_PROXY: v.optional(trust, 'false'),
  ROUTE_RULES_HOSTS: v.optional(hosts),
  GRAPHQL_DOCUMENTS: v.optional(v.picklist(['any', 'trusted'], 'must be any or trusted')),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  SECURITY_CONTACT: v.optional(securityContact),
  SECURITY_POLICY: v.optional(v.pipe(text, v.regex(/^https:\/\/[\x21-\x7e]+$/, 'must begin with https://'))),
  METRICS_PORT: v.optional(whole(0, 65_535)),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  METRICS_TOKEN: v.optional(
    v.pipe(
      text,
      v.minLength(16, 'must have at least 16 characters'),
      v.regex(/^[\x21-\x7e]+$/, 'must be plain characters without spaces'),
    ),
  ),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** How Prometheus reaches the metrics. */
interface MetricsConfig {
  /** Their own port; undefined means the public one. */
  readonly port: number | undefined;
  /** The address that their own port binds to. */
  readonly host: string;
  /** The bearer token of a scrape. */
  readonly token: string | undefined;
}

/** The process's configuration, parsed once. */
export interface Config {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly distDir: string;
  /** How long a visitor waits for a page that is being rendered, before the shell is sent instead. Milliseconds. */
  readonly renderTimeoutMs: number;
  /** A PostgreSQL server; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** The base of links in emails and provider returns; never taken from a Host header. */
  readonly publicOrigin: string;
  /** Whether `PUBLIC_ORIGIN` was missing, so the local address is used. */
  readonly originGuessed: boolean;
  readonly appSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The inbox for the contact form. */
  readonly contactEmail: string;
  /** The `security.txt` contact for reporting vulnerabilities, as a URI. */
  readonly securityContact: string;
  /** The URL of the policy named in `security.txt`, if there is one. */
  readonly securityPolicy: string | undefined;
  readonly metrics: MetricsConfig;
  /** Which proxies are trusted for forwarded addresses: none, this many in front, or those in a list. */
  readonly trustProxy: false | number | readonly string[];
  /** Hosts that an absolute route rule may redirect to. */
  readonly routeRulesHosts: readonly string[];
  /** Whether GraphQL executes any operation, or only those of our builds. */
  readonly graphqlDocuments: 'any' | 'trusted';
  /** `off` removes the service worker from browsers that have it. */
  readonly serviceWorker: 'on' | 'off';
  readonly logLevel: string;
  /** The raw values, for the settings of other parts. */
  readonly environment: Environment;
}

/** The environment is invalid; the message lists every setting that is wrong or missing. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const neededInProduction = ['PUBLIC_ORIGIN', 'DATABASE_URL', 'APP_SECRET', 'SMTP_URL'] as const;

/** What is wrong with an environment according to a schema. */
function problemsOf(schema: v.GenericSchema, environment: Environment): string[] {
  const { issues = [] } = v.safeParse(schema, environment);
  return issues.map((issue) => {
    const name = v.getDotPath(issue);
    return name === null ? issue.message : `${name}: ${issue.message}`;
  });
}

/**
 * Reads the environment; empty values count as missing.
 * @throws ConfigError listing everything that is wrong at once
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  /** Settings of other parts of the server: validated here, parsed by those parts. */
  others: readonly Settings<unknown>[] = [],
): Config {
  const given: Environment = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  );
  const parsed = v.safeParse(environment, given);
  const problems = [environment, ...others.map(({ schema }) => schema)].flatMap((schema) =>
    problemsOf(schema, given),
  );
  if (given['APP_ENV'] === 'production')
    problems.push(
      ...neededInProduction.filter((name) => !(name in given)).map((name) => `${name} is missing`),
    );
  if (
    given['METRICS_PORT'] !== undefined &&
    /[1-9]/.test(given['METRICS_PORT']) &&
    given['METRICS_PORT'] === (given['PORT'] ?? '3000')
  )
    problems.push('METRICS_PORT: must be another one than PORT');
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const settings = parsed.output;
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`;
  const contactEmail = settings.CONTACT_EMAIL ?? `contact@${new URL(publicOrigin).hostname}`;
  return {
    mode: settings.APP_ENV,
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(settings.DATA_DIR),
    distDir: path.resolve(settings.DIST_DIR),
    renderTimeoutMs: settings.RENDER_TIMEOUT_MS,
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    publicOrigin,
    originGuessed: settings.PUBLIC_ORIGIN === undefined,
    appSecret: settings.APP_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `no-reply@${new URL(publicOrigin).hostname}`,
    contactEmail,
    securityContact: settings.SECURITY_CONTACT ?? `mailto:${contactEmail}`,
    securityPolicy: settings.SECURITY_POLICY,
    metrics: {
      port: settings.METRICS_PORT,
      host: settings.METRICS_HOST,
      token: settings.METRICS_TOKEN,
    },
    trustProxy: settings.TRUST_PROXY,
    routeRulesHosts: settings.ROUTE_RULES_HOSTS ?? [],
    graphqlDocuments: settings.GRAPHQL_DOCUMENTS ?? (settings.APP_ENV === 'demo' ? 'any' : 'trusted'),
    serviceWorker: settings.SERVICE_WORKER,
    logLevel: settings.LOG_LEVEL,
    environment: given,
  };
}

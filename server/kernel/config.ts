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
/** The most proxies in front of a copy; more is a mistake. */
const maxHops = 9;

/** An address or a network that is not the whole internet. */
function isProxy(given: string): boolean {
  const [address = '', bits, ...rest] = given.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Whose word about forwarded addresses counts. Never everybody's: a client could choose its own address then. `true`
 * is the one proxy in front, as `1` is.
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

/** An address that `security.txt` may name, on one line of plain characters. */
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
  /** A port of their own; undefined means the public one. */
  readonly port: number | undefined;
  /** The address that the own port is bound to. */
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
  /** A PostgreSQL server; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** Where links in mails and provider returns point to; never taken from a Host header. */
  readonly publicOrigin: string;
  /** Whether `PUBLIC_ORIGIN` was missing and the local address is used. */
  readonly originGuessed: boolean;
  readonly appSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The inbox that the contact form writes to. */
  readonly contactEmail: string;
  /** Where `security.txt` sends those who found a weakness, as a URI. */
  readonly securityContact: string;
  /** The address of what `security.txt` names as our policy, where there is one. */
  readonly securityPolicy: string | undefined;
  readonly metrics: MetricsConfig;
  /** Whose forwarded addresses count: nobody's, those of so many proxies in front, or those of a list of proxies. */
  readonly trustProxy: false | number | readonly string[];
  /** Hosts that an absolute route rule may lead to. */
  readonly routeRulesHosts: readonly string[];
  /** Whether GraphQL executes what anyone writes, or the operations of our builds only. */
  readonly graphqlDocuments: 'any' | 'trusted';
  /** `off` takes the service worker out of the browsers that have it. */
  readonly serviceWorker: 'on' | 'off';
  readonly logLevel: string;
  /** What was given, for the settings of other parts. */
  readonly environment: Environment;
}

/** The environment cannot be used; the message names every setting that is wrong or missing. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const neededInProduction = ['PUBLIC_ORIGIN', 'DATABASE_URL', 'APP_SECRET', 'SMTP_URL'] as const;

/** What is wrong with an environment by a schema. */
function problemsOf(schema: v.GenericSchema, environment: Environment): string[] {
  const { issues = [] } = v.safeParse(schema, environment);
  return issues.map((issue) => {
    const name = v.getDotPath(issue);
    return name === null ? issue.message : `${name}: ${issue.message}`;
  });
}

/**
 * Reads the environment; an empty value counts as none.
 * @throws ConfigError naming everything that is wrong at once.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  /** Of other parts of the server: checked here, read by themselves. */
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

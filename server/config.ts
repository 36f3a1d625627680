import path from 'node:path';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const whole = (least: number, most: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((value) => value === 'true' || value === '1'),
);
const origin = v.pipe(
  text,
  v.check(
    (value) => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? ''),
    'must be an http or https address',
  ),
  v.transform((value) => new URL(value).origin),
);
const hosts = v.pipe(
  text,
  v.transform((value) =>
    value
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  ),
);
const trust = v.union([
  flag,
  v.pipe(text, v.regex(/^[\d.:a-f/, ]+$/i, 'must be true, false or a list of addresses')),
]);

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
  SANDBOX_DELAY_SECONDS: v.optional(whole(0, 86_400), '90'),
  STRIPE_SECRET_KEY: v.optional(v.pipe(text, v.regex(/^(sk|rk)_/, 'must begin with sk_ or rk_'))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(text, v.startsWith('whsec_', 'must begin with whsec_'))),
  STRIPE_API_BASE: v.optional(origin),
  ROUTE_RULES_HOSTS: v.optional(hosts),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** What the payment provider Stripe is reached with. */
export interface StripeConfig {
  readonly secretKey: string;
  /** Signs the callbacks. */
  readonly webhookSecret: string;
  /** Another origin than Stripe's own, for tests. */
  readonly apiBase: string | undefined;
}

/** What the process was told, parsed once. */
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
  /** Whether `PUBLIC_ORIGIN` was missing and the local address stands in. */
  readonly originGuessed: boolean;
  readonly appSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The inbox that the contact form writes to. */
  readonly contactEmail: string;
  /** Whose forwarded addresses count: everybody's, nobody's, or those of a list of proxies. */
  readonly trustProxy: boolean | string;
  readonly sandboxDelaySeconds: number;
  /** Undefined without its keys: Stripe is not offered then. */
  readonly stripe: StripeConfig | undefined;
  /** Hosts that an absolute route rule may lead to. */
  readonly routeRulesHosts: readonly string[];
  readonly logLevel: string;
}

/** The environment cannot be used; the message names every setting that is wrong or missing. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Where the demo's own absolute route rule leads. */
const demoHosts = ['example.com'];

/** Keys that are of no use alone. */
const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const neededInProduction = ['PUBLIC_ORIGIN', 'DATABASE_URL', 'APP_SECRET', 'SMTP_URL'] as const;

const stripeOf = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: apiBase,
}: v.InferOutput<typeof environment>): StripeConfig | undefined =>
  secretKey === undefined || webhookSecret === undefined ? undefined : { secretKey, webhookSecret, apiBase };

/**
 * Reads the environment; an empty value counts as none.
 * @throws ConfigError naming everything that is wrong at once.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = v.safeParse(environment, given);
  const problems = parsed.success
    ? []
    : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  if (given['APP_ENV'] === 'production')
    problems.push(
      ...neededInProduction.filter((name) => !(name in given)).map((name) => `${name} is missing`),
    );
  const stripeMissing = stripeKeys.filter((name) => !(name in given));
  if (stripeMissing.length === 1)
    problems.push(
      `${stripeMissing.join()} is missing: Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET`,
    );
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const settings = parsed.output;
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`;
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
    contactEmail: settings.CONTACT_EMAIL ?? `contact@${new URL(publicOrigin).hostname}`,
    trustProxy: settings.TRUST_PROXY,
    sandboxDelaySeconds: settings.SANDBOX_DELAY_SECONDS,
    stripe: stripeOf(settings),
    routeRulesHosts: settings.ROUTE_RULES_HOSTS ?? (settings.APP_ENV === 'demo' ? demoHosts : []),
    logLevel: settings.LOG_LEVEL,
  };
}

import type { Stripe } from 'stripe';
import type { Config } from '../../../kernel/config.ts';
import type { Services } from '../../../kernel/services.ts';
import { stripeSettings } from './settings.ts';

/** Pins the shapes of Stripe's objects, whatever the account's default version is. */
const apiVersion = '2026-10-28.endive';

/** Timeout of one call, in milliseconds. */
const timeoutMs = 15_000;

const clients = new WeakMap<Config, Promise<Stripe>>();

async function openClient(config: Config): Promise<Stripe> {
  const { account } = stripeSettings.of(config);
  if (!account) throw new Error('Stripe is not set up');
  // Loaded on demand, since most starts don't need it.
  const { Stripe } = await import('stripe');
  const base = account.apiBase === undefined ? undefined : new URL(account.apiBase);
  return new Stripe(account.secretKey, {
    apiVersion,
    // Node's own fetch, looked up on each call: the client's default ties its timeout to sockets that may be idle by
    // then.
    httpClient: Stripe.createFetchHttpClient((input, init) => fetch(input, init)),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      // The client's own default is 443, whatever the protocol.
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
}

/** Stripe's client for a configuration. */
export function stripeOf({ config }: Pick<Services, 'config'>): Promise<Stripe> {
  const known = clients.get(config);
  if (known) return known;
  const opening = openClient(config);
  clients.set(config, opening);
  return opening;
}

/** Whether Stripe understood a call and will never do what it asks, as opposed to being unreachable. */
export const isRefusal = (error: unknown): error is Error & { readonly code?: string } =>
  error instanceof Error &&
  'type' in error &&
  (error.type === 'StripeInvalidRequestError' || error.type === 'StripeCardError');

import type { Stripe } from 'stripe';
import type { Config } from '../../../kernel/config.ts';
import type { Services } from '../../../kernel/services.ts';
import { stripeSettings } from './settings.ts';

/** Pins the shapes of Stripe's objects, whatever the account's own version is. */
const apiVersion = '2026-10-28.endive';

/** Milliseconds that one call may take. */
const timeoutMs = 15_000;

const clients = new WeakMap<Config, Promise<Stripe>>();

async function openClient(config: Config): Promise<Stripe> {
  const { account } = stripeSettings.of(config);
  if (!account) throw new Error('Stripe is not set up');
  // Loaded when it is needed: most starts are without it.
  const { Stripe } = await import('stripe');
  const base = account.apiBase === undefined ? undefined : new URL(account.apiBase);
  return new Stripe(account.secretKey, {
    apiVersion,
    // Node’s own fetch, as it is when it is called: the client’s other way ties its time limit to sockets that may be
    // idle by then.
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

/** Whether Stripe understood a call and will never do what it asks, as against not having been reached. */
export const isRefusal = (error: unknown): error is Error & { readonly code?: string } =>
  error instanceof Error &&
  'type' in error &&
  (error.type === 'StripeInvalidRequestError' || error.type === 'StripeCardError');

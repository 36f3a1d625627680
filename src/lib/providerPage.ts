import { parseUrl } from '@/lib/parseUrl';

/** Hosts other than our own that a payment may redirect to: the `redirectHosts` of the server's payment providers. */
export const providerHosts: ReadonlySet<string> = new Set(['checkout.stripe.com']);

/**
 * The URL of a provider's page if it's safe to redirect to: our own origin, or https on a known provider host.
 * Otherwise undefined.
 */
export function providerPage(address: string, origin = window.location.origin): string | undefined {
  const url = parseUrl(address, origin);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin) return url.href;
  return url.protocol === 'https:' && url.port === '' && providerHosts.has(url.hostname)
    ? url.href
    : undefined;
}

/** Hosts besides our own that a payment may be handed over to: the `redirectHosts` of the providers of the server. */
export const providerHosts: ReadonlySet<string> = new Set(['checkout.stripe.com']);

/**
 * The address of a provider's page to go on at, or undefined where it is none of ours to send anyone to:
 * our own origin, or https at a known provider.
 */
export function providerPage(address: string, origin = window.location.origin): string | undefined {
  const url = URL.parse(address, origin);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin) return url.href;
  return url.protocol === 'https:' && url.port === '' && providerHosts.has(url.hostname)
    ? url.href
    : undefined;
}

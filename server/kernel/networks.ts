import ipaddr from 'ipaddr.js';

const hex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Parses an address without its zone; undefined if invalid. IPv4-mapped IPv6 addresses become IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [bare = ''] = address.trim().split('%');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/**
 * The network that counts as one caller: an IPv4 address, or an IPv6 /64, from which a household picks its addresses.
 * All spellings of an address give the same result; all invalid addresses count as one caller.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (!parsed) return 'unknown';
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : `${hex(parsed.toByteArray().slice(0, 8))}/64`;
}

/** The /48 of an IPv6 address, which a single customer may own entirely; undefined for IPv4. */
export function widerNetworkOf(address: string): string | undefined {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? `${hex(parsed.toByteArray().slice(0, 6))}/48` : undefined;
}

/**
 * The /16 of an IPv4 address or the /32 of an IPv6 address, roughly one provider in one place. Narrower ranges change
 * whenever a phone moves around.
 */
export function areaOf(address: string): string {
  const parsed = parse(address);
  if (!parsed) return 'unknown';
  if (parsed instanceof ipaddr.IPv4) return parsed.octets.slice(0, 2).join('.');
  return parsed.parts
    .slice(0, 2)
    .map((part) => part.toString(16))
    .join(':');
}

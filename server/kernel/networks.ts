import ipaddr from 'ipaddr.js';

const hex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The address without a zone; undefined for what is none. An IPv4 address that is mapped into IPv6 is IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [bare = ''] = address.trim().split('%');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/**
 * The network that counts as one caller: an IPv4 address, or the /64 of IPv6 that one household chooses its addresses
 * from. Every way to write an address gives the same; what is no address is one caller, too.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (!parsed) return 'unknown';
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : `${hex(parsed.toByteArray().slice(0, 8))}/64`;
}

/** The /48 of an IPv6 address, which one customer of a provider may have whole; undefined for IPv4. */
export function widerNetworkOf(address: string): string | undefined {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? `${hex(parsed.toByteArray().slice(0, 6))}/48` : undefined;
}

/**
 * The /16 of an IPv4 address or the /32 of an IPv6 one, about what one provider has in one place. Narrower ones change
 * whenever a phone is carried around.
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

import ipaddr from 'ipaddr.js';

const hex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** `192.0.2.7:50123` and `"[2001:db8::1]:443"`, as some proxies write an address. */
const withPort = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::[\w.-]+)?"?$/;

/** The address in a part of a `Forwarded` header, which some proxies write into `X-Forwarded-For` too. */
const forwardedFor = /(?:^|;)\s*for=([^;]*)/i;

/** Parses an address without its zone and port; undefined if invalid. IPv4-mapped IPv6 addresses become IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const written = (forwardedFor.exec(address)?.[1] ?? address).trim();
  const [, v6, v4] = withPort.exec(written) ?? [];
  const [bare = ''] = (v6 ?? v4 ?? written).trim().split('%');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** Tells whether an address, in any spelling, is one of these addresses or in one of these networks (CIDR). */
export function isOneOf(networks: readonly string[]): (address: string) => boolean {
  const known = networks.map((network) => {
    const single = ipaddr.isValid(network) ? ipaddr.process(network) : undefined;
    return single
      ? ipaddr.parseCIDR(`${single.toString()}/${single.kind() === 'ipv4' ? 32 : 128}`)
      : ipaddr.parseCIDR(network);
  });
  return (address) => {
    const parsed = parse(address);
    return parsed !== undefined && ipaddr.subnetMatch(parsed, { known }, 'other') === 'known';
  };
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

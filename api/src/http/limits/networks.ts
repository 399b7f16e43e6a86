import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one connection has at least (RFC 6177): it may use every address below them. */
const OF_A_CONNECTION = 64;
/** Bits that a site has at least. */
const OF_A_SITE = 48;

/**
 * What limits count for an address: an IPv4 address itself, of an IPv6 address the network of its connection. Some
 * balancers write a port behind it (`203.0.113.7:4711`, `[2001:db8::1]:4711`).
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return address;
  return parsed instanceof ipaddr.IPv6 ? networkWith(parsed, OF_A_CONNECTION) : parsed.toString();
}

/** The network of the site of an IPv6 address, which has many connections; null for IPv4. */
export function siteOf(address: string): string | null {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? networkWith(parsed, OF_A_SITE) : null;
}

/** An IPv4 address that is written as IPv6 (`::ffff:203.0.113.7`) is read as IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const withoutPort = /^\[(.+)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address);
  const [, plain = address] = withoutPort ?? [];
  return ipaddr.isValid(plain) ? ipaddr.process(plain) : null;
}

function networkWith(address: ipaddr.IPv6, bits: number): string {
  const zoneless = address.toNormalizedString().replace(/%.*/, '');
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${zoneless}/${bits}`).toString()}/${bits}`;
}

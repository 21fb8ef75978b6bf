import { isIPv6 } from 'node:net';

/** The first groups of an IPv6 address, expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(missing).fill('0'), ...after];
}

/** The network that counts as one client: an IPv4 address or an IPv6 /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  return groupsOf(address).slice(0, 4).join(':');
}

/** The part of an address that may be logged: IPv4 to /24, IPv6 to /48. */
export function loggedNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}

import { BlockList, isIP } from 'node:net';

// Cloud metadata addresses, which serve machine credentials, and everything link-local.
const forbidden = blockList(
  ['169.254.0.0/16', '100.100.100.200/32', '192.0.0.192/32', '0.0.0.0/8'],
  ['fe80::/10', 'fd00:ec2::254/128', '::/128'],
);
const own = blockList(
  ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'],
  ['::1/128', 'fc00::/7'],
);
/** Protocol assignments, benchmarks, multicast and reserved. */
const special4 = blockList(['192.0.0.0/24', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'], []);
/** All but global unicast, and tunnels to IPv4. A list of its own, because its networks hold every IPv4 address. */
const special6 = blockList([], ['::/3', '4000::/2', '8000::/1', '2001::/32', '2002::/16']);

/** Whether nothing may ever be asked of an address, whoever names it. */
export const isForbiddenAddress = (address: string): boolean => isIn(forbidden, address);

/** Whether an address is of this machine or of a private network. */
export const isOwnAddress = (address: string): boolean => isIn(own, address);

/** Whether an address is of the public internet, so that calling it reaches nothing of the operator's. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const special = version === 6 ? special6 : special4;
  return ![forbidden, own, special].some((list) => isIn(list, address));
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function blockList(subnets4: string[], subnets6: string[]): BlockList {
  const list = new BlockList();
  const add = (subnet: string, family: 'ipv4' | 'ipv6') => {
    const [network = '', prefix] = subnet.split('/');
    list.addSubnet(network, Number(prefix), family);
  };
  for (const subnet of subnets4) add(subnet, 'ipv4');
  for (const subnet of subnets6) add(subnet, 'ipv6');
  return list;
}

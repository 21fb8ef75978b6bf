import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isForbiddenAddress, isOwnAddress } from '#platform/server/network-address.ts';
import { ModelError } from '../language-model.ts';

const metadataName = /^(metadata|instance-data)(\.|$)/;
const ownName = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/;

/**
 * Why the base URL of a model server is refused, in English for the operator; null if it is accepted: https
 * to anywhere except link-local and metadata addresses, http only to the operator's own network.
 */
export function baseUrlProblem(baseUrl: string): string | null {
  const url = URL.parse(baseUrl);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return 'it must be an https:// or http:// address';
  }
  if (url.username || url.password) return 'it must not hold a user name or password';
  if (url.search || url.hash) return 'it must not hold a query or a fragment';
  const host = hostOf(url);
  if (metadataName.test(host)) return 'metadata services are refused';
  if (isIP(host)) return whyAddressIsRefused(url, host);
  if (url.protocol === 'http:' && !ownName.test(host)) {
    return 'http:// is only for servers on this machine or in a private network; use https://';
  }
  return null;
}

/** Whether the server is in the operator's own network, judging by the URL alone. */
export function isOwnServer(baseUrl: string): boolean {
  const host = hostOf(new URL(baseUrl));
  return isIP(host) ? isOwnAddress(host) : ownName.test(host);
}

/**
 * Resolves the host and refuses forbidden addresses, at each call, because a name can resolve to another
 * address later.
 * @throws ModelError network
 */
export async function assertAddressAllowed(
  baseUrl: string,
  resolve: (host: string) => Promise<string[]> = resolveHost,
): Promise<void> {
  const url = new URL(baseUrl);
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await addressesOf(host, resolve);
  for (const address of addresses) {
    const why = whyAddressIsRefused(url, address);
    if (why !== null) throw new ModelError('network', `address refused: ${why}`);
  }
}

async function addressesOf(
  host: string,
  resolve: (host: string) => Promise<string[]>,
): Promise<string[]> {
  try {
    return await resolve(host);
  } catch (cause) {
    throw new ModelError('network', 'name lookup failed', { retryable: true, cause });
  }
}

async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function whyAddressIsRefused(url: URL, address: string): string | null {
  if (isForbiddenAddress(address))
    return 'link-local, metadata and unspecified addresses are refused';
  if (url.protocol === 'http:' && !isOwnAddress(address)) {
    return 'http:// is only for servers on this machine or in a private network; use https://';
  }
  return null;
}

function hostOf(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

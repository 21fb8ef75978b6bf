import { createECDH } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { request, type RequestOptions } from 'node:https';
import type { ClientRequest } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { importJWK, SignJWT } from 'jose';
import { isPublicAddress } from './network-address.ts';

/** A push service that does not answer by then is asked again later. */
const answerMsMax = 10_000;
const claimLifetime = '12h';
/** A P-256 point without compression: a mark, then its two coordinates. */
const coordinateBytes = 32;

export type Notice = {
  /** `gone`: the browser has given the address up. */
  outcome: 'sent' | 'gone' | 'failed';
  /** Of the answer; null if none came. */
  status: number | null;
};

export type PushService = {
  /** With which browsers subscribe, so that nobody else can send to them. */
  publicKey: string;
  /** Sends a notice without content, which the browser's push service keeps for so long. */
  send: (endpoint: string, ttlSeconds: number) => Promise<Notice>;
};

type PushKeys = {
  /** 32 bytes in base64url. */
  privateKey: string;
  /** `mailto:` or `https:`, where a push service finds the operator. */
  contact: string;
};

export type Connection = {
  resolve: (host: string) => Promise<{ address: string; family: number }[]>;
  open: (options: RequestOptions) => ClientRequest;
};

const direct: Connection = {
  resolve: (host) => lookup(host, { all: true }),
  open: request,
};

/**
 * Notices by Web Push (RFC 8030) under the operator's keys (VAPID, RFC 8292). They have no content, so none is
 * encrypted, and a browser's own keys are not needed.
 */
export function createPushService(
  { privateKey, contact }: PushKeys,
  connection: Connection = direct,
): PushService {
  const { key, publicKey } = readKeys(privateKey);
  return {
    publicKey,
    send: async (endpoint, ttlSeconds) => {
      const url = new URL(endpoint);
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(url.origin)
        .setSubject(contact)
        .setExpirationTime(claimLifetime)
        .sign(await key);
      const headers = {
        authorization: `vapid t=${token}, k=${publicKey}`,
        ttl: String(ttlSeconds),
        topic: 'reminder',
        'content-length': '0',
      };
      const status = await post(url, headers, connection);
      return { outcome: outcomeOf(status), status };
    },
  };
}

/** @throws RangeError when the private key is none */
function readKeys(privateKey: string) {
  const pair = createECDH('prime256v1');
  const secret = Buffer.from(privateKey, 'base64url');
  if (secret.length !== coordinateBytes) throw new RangeError('a private key has 32 bytes');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const part = (from: number) => point.subarray(from, from + coordinateBytes).toString('base64url');
  const [x, y] = [part(1), part(1 + coordinateBytes)];
  const key = importJWK(
    { kty: 'EC', crv: 'P-256', x, y, d: secret.toString('base64url') },
    'ES256',
  );
  return { key, publicKey: point.toString('base64url') };
}

/** Whether a text is a private key. */
export function isPushKey(text: string): boolean {
  try {
    readKeys(text);
    return true;
  } catch {
    return false;
  }
}

function outcomeOf(status: number | null): Notice['outcome'] {
  if (status === 404 || status === 410) return 'gone';
  return status !== null && status >= 200 && status < 300 ? 'sent' : 'failed';
}

/** The status of the answer; null if there was none. Redirects are not followed. */
function post(
  url: URL,
  headers: Record<string, string>,
  { resolve, open }: Connection,
): Promise<number | null> {
  // Addresses without a name are not looked up, and no push service has one.
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return Promise.resolve(null);
  return new Promise((done) => {
    const asked = open({
      method: 'POST',
      hostname: url.hostname,
      path: url.pathname + url.search,
      headers,
      lookup: lookupPublic(resolve),
      signal: AbortSignal.timeout(answerMsMax),
      agent: false,
    });
    asked.on('response', (answer) => {
      answer.destroy();
      done(answer.statusCode ?? null);
    });
    asked.on('error', () => done(null));
    asked.end();
  });
}

/**
 * The addresses are a stranger's choice, so what they resolve to is looked at in the very lookup that connects: a
 * name cannot lead to the operator's own network, nor first elsewhere and then there.
 */
const lookupPublic =
  (resolve: Connection['resolve']): LookupFunction =>
  (host, { all }, callback) => {
    const find = callbackify(async () => {
      const found = await resolve(host);
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) {
        throw new Error('not an address of the public internet');
      }
      return found;
    });
    find((error: NodeJS.ErrnoException | null, found) => {
      if (error || all) callback(error, found);
      else callback(null, found[0]?.address ?? '', found[0]?.family);
    });
  };

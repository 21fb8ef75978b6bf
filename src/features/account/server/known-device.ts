import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// A browser keeps an id and, for each account that signed in there, a tag that only we can create:
// `id.tag.tag`. The server stores nothing. A stolen value only gives a guesser a failure counter of its
// own, with the same limits.

const idBytes = 16;
const tagBytes = 16;
/** Enough for a family; the least recent account is dropped. */
export const accountsOfDeviceMax = 8;

const shape = /^[\w-]{22}(?:\.[\w-]{22}){0,8}$/;

function read(cookie: string | undefined): { id: string; tags: string[] } | null {
  if (cookie === undefined || !shape.test(cookie)) return null;
  const [id = '', ...tags] = cookie.split('.');
  return { id, tags };
}

function tagOf(key: Uint8Array, id: string, userId: number): string {
  const full = createHmac('sha256', key).update(`${id}:${userId}`).digest();
  return full.subarray(0, tagBytes).toString('base64url');
}

/** The id of the browser if this account has signed in there before, else null. */
export function knownDevice(
  key: Uint8Array,
  cookie: string | undefined,
  userId: number,
): string | null {
  const device = read(cookie);
  if (!device) return null;
  const expected = Buffer.from(tagOf(key, device.id, userId));
  const isKnown = device.tags.some((tag) => timingSafeEqual(Buffer.from(tag), expected));
  return isKnown ? device.id : null;
}

/** The new cookie value after this account has signed in. */
export function rememberAccount(
  key: Uint8Array,
  cookie: string | undefined,
  userId: number,
): string {
  const device = read(cookie) ?? { id: randomBytes(idBytes).toString('base64url'), tags: [] };
  const own = tagOf(key, device.id, userId);
  const others = device.tags.filter((tag) => tag !== own);
  return [device.id, own, ...others.slice(0, accountsOfDeviceMax - 1)].join('.');
}

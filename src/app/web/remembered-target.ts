import { readStored, writeStored } from '#platform/web/storage.ts';

/**
 * Session storage keys of ACC-45: where to continue after signing in and after accepting the
 * agreement.
 */
export type TargetKey = 'redirectAfterLogin' | 'redirectAfterPrivacy';

/**
 * The path and query of a remembered target, or null. Only a path of this origin that a page of
 * ours serves is followed; `isKnown` decides that.
 */
export function safeTarget(
  text: string | null,
  origin: string,
  isKnown: (pathname: string) => boolean,
): string | null {
  if (text === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  return url.origin === origin && isKnown(url.pathname) ? url.pathname + url.search : null;
}

export function rememberTarget(key: TargetKey, href: string): void {
  writeStored('session', key, href);
}

/** Reads and removes the target. */
export function takeTarget(key: TargetKey): string | null {
  const target = readStored('session', key);
  writeStored('session', key, null);
  return target;
}

export function forgetTargets(): void {
  takeTarget('redirectAfterLogin');
  takeTarget('redirectAfterPrivacy');
}

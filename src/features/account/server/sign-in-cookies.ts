import type { CookieOptions } from '#platform/server/handler.ts';
import { cookieNames } from '#platform/server/http-cookies.ts';
import { csrfToken } from '#platform/server/secret-keys.ts';
import type { AccountServices } from './account-services.ts';
import { rememberAccount } from './known-device.ts';
import { signInMs } from './sign-in-lifetimes.ts';

type CookieJar = {
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (name: string, value: string, options: CookieOptions) => void;
  clearCookie: (name: string) => void;
};

/** Remembered cookies persist; the others end with the browser session. The server ends unused ones earlier. */
const lifetime = (isRemembered: boolean) =>
  isRemembered ? { maxAgeSeconds: signInMs / 1000 } : {};

/** The cookie that restores a sign-in after a reload; not readable by scripts. */
export function setSignInCookie(
  jar: CookieJar,
  { settings }: Pick<AccountServices, 'settings'>,
  signIn: { cookie: string; isRemembered: boolean },
): void {
  const { signIn: name } = cookieNames(settings.secure);
  jar.setCookie(name, signIn.cookie, { httpOnly: true, ...lifetime(signIn.isRemembered) });
}

/** The readable cookie that a page repeats in the CSRF header. */
export function setCsrfCookie(
  jar: CookieJar,
  { keys, settings }: Pick<AccountServices, 'keys' | 'settings'>,
  signIn: { signInId: number; isRemembered: boolean },
): void {
  const { csrf: name } = cookieNames(settings.secure);
  const token = csrfToken(keys.csrf, signIn.signInId);
  jar.setCookie(name, token, { httpOnly: false, ...lifetime(signIn.isRemembered) });
}

export function deviceCookieOf(
  { cookies }: Pick<CookieJar, 'cookies'>,
  { settings }: Pick<AccountServices, 'settings'>,
): string | undefined {
  return cookies[cookieNames(settings.secure).device];
}

/** The cookie that identifies a browser; it survives signing out and grants no access. */
export function setDeviceCookie(
  jar: CookieJar,
  services: Pick<AccountServices, 'keys' | 'settings'>,
  signIn: { userId: number; isRemembered: boolean },
): void {
  const { keys, settings } = services;
  const value = rememberAccount(keys.device, deviceCookieOf(jar, services), signIn.userId);
  const set = { httpOnly: true, ...lifetime(signIn.isRemembered) };
  jar.setCookie(cookieNames(settings.secure).device, value, set);
}

export function clearSignInCookies(
  jar: CookieJar,
  { settings }: Pick<AccountServices, 'settings'>,
): void {
  const names = cookieNames(settings.secure);
  jar.clearCookie(names.signIn);
  jar.clearCookie(names.csrf);
}

import type { CookieOptions } from '#platform/server/handler.ts';
import { cookieNames } from '#platform/server/http-cookies.ts';
import { csrfToken } from '#platform/server/secret-keys.ts';
import { signInMs } from '../rules.ts';
import type { AccountServices } from './account-services.ts';
import { rememberAccount } from './known-device.ts';

type CookieJar = {
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (name: string, value: string, options: CookieOptions) => void;
  clearCookie: (name: string) => void;
};

/** Remembered cookies stay; the others go with the browser. The server ends both earlier if unused. */
const lifetime = (isRemembered: boolean) =>
  isRemembered ? { maxAgeSeconds: signInMs / 1000 } : {};

/** The cookie that restores a sign-in after a reload; no script can read it. */
export function setSignInCookie(
  jar: CookieJar,
  { settings }: AccountServices,
  signIn: { cookie: string; isRemembered: boolean },
): void {
  const { signIn: name } = cookieNames(settings.secure);
  jar.setCookie(name, signIn.cookie, { httpOnly: true, ...lifetime(signIn.isRemembered) });
}

/** The readable cookie that a page repeats in the CSRF header. */
export function setCsrfCookie(
  jar: CookieJar,
  { keys, settings }: AccountServices,
  signIn: { signInId: number; isRemembered: boolean },
): void {
  const { csrf: name } = cookieNames(settings.secure);
  const token = csrfToken(keys.csrf, signIn.signInId);
  jar.setCookie(name, token, { httpOnly: false, ...lifetime(signIn.isRemembered) });
}

export function deviceCookieOf(
  { cookies }: Pick<CookieJar, 'cookies'>,
  { settings }: AccountServices,
): string | undefined {
  return cookies[cookieNames(settings.secure).device];
}

/** The cookie by which a browser is known again; it stays after signing out, and signs nobody in. */
export function setDeviceCookie(
  jar: CookieJar,
  services: AccountServices,
  signIn: { userId: number; isRemembered: boolean },
): void {
  const { keys, settings } = services;
  const value = rememberAccount(keys.device, deviceCookieOf(jar, services), signIn.userId);
  const set = { httpOnly: true, ...lifetime(signIn.isRemembered) };
  jar.setCookie(cookieNames(settings.secure).device, value, set);
}

export function clearSignInCookies(jar: CookieJar, { settings }: AccountServices): void {
  const names = cookieNames(settings.secure);
  jar.clearCookie(names.signIn);
  jar.clearCookie(names.csrf);
}

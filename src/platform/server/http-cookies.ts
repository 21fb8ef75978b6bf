/** The header that repeats the readable cookie (wire "Rules for every call"). */
export const csrfHeader = 'x-csrftoken';

/** Behind TLS the sign-in cookie takes the __Host- prefix, which a plain-HTTP origin may not set. */
export function cookieNames(secure: boolean): { signIn: string; csrf: string } {
  return { signIn: secure ? '__Host-signin' : 'signin', csrf: 'csrftoken' };
}

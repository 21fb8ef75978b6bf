/** The header that repeats the readable cookie (API-12). */
export const csrfHeader = 'x-csrftoken';

/** Behind TLS, cookies that scripts don't read get the __Host- prefix, which plain HTTP cannot set. */
export function cookieNames(secure: boolean): { signIn: string; device: string; csrf: string } {
  const prefix = secure ? '__Host-' : '';
  return { signIn: `${prefix}signin`, device: `${prefix}device`, csrf: 'csrftoken' };
}

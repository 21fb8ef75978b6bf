/** The header that repeats the readable cookie (API-12). */
export const csrfHeader = 'x-csrftoken';

/** Behind TLS what no script reads takes the __Host- prefix, which a plain-HTTP origin may not set. */
export function cookieNames(secure: boolean): { signIn: string; device: string; csrf: string } {
  const prefix = secure ? '__Host-' : '';
  return { signIn: `${prefix}signin`, device: `${prefix}device`, csrf: 'csrftoken' };
}

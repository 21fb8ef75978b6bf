/**
 * Of the texts of the consents. A new version, for a new meaning, requires everyone's consent again (decision 036).
 * It is apart from them because the page under a result needs no more.
 */
export const reminderConsentVersion = '1.0.0';

/** Those of the large browsers have 200 to 600 characters. */
export const pushAddressCharsMax = 1_000;

/**
 * Whether an address can be one of a push service: https at the usual port of a name with a dot, without credentials.
 * Whether that name is of a public address is seen when it is called.
 */
export function isPushAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    /\.[a-z][a-z\d-]*$/.test(url.hostname)
  );
}

/** Nobody is reminded in the evening and at night, by China's time. */
export const quietFromHour = 21;
export const quietUntilHour = 8;

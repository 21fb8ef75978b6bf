/** An order that is not paid by then is closed. */
export const unpaidMs = 30 * 60_000;
/** How long after that the payment service is asked once more before the order is closed. */
export const lastWordMs = 2 * 60_000;
export const orderPageSize = 10;
export const priceFenMax = 10_000_000;
export const packageMessagesMax = 100_000;
export const monthMessagesMax = 100_000;

export const providerNames = ['sandbox', 'alipay'] as const;
export type ProviderName = (typeof providerNames)[number];

/** created → paid → granted; created → closed; closed → paid, when a payment comes late. */
export const orderStates = ['created', 'paid', 'granted', 'closed'] as const;
export type OrderState = (typeof orderStates)[number];

/** A sum of fen as payment services write it: 1990 is 19.90. */
export function yuanText(fen: number): string {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The fen of a sum like 19.9 or 19.90; null for what is none. */
export function fenOf(yuan: string): number | null {
  const read = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(yuan);
  if (!read) return null;
  return Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'));
}

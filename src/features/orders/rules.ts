export const orderPageSize = 10;
export const packageMessagesMax = 100_000;

export const providerNames = ['sandbox', 'alipay'] as const;
export type ProviderName = (typeof providerNames)[number];

/** created → paid → granted; created → closed; closed → paid, for a late payment. */
export const orderStates = ['created', 'paid', 'granted', 'closed'] as const;
export type OrderState = (typeof orderStates)[number];

/** An amount in fen as payment providers write it: 1990 is 19.90. */
export function formatYuan(fen: number): string {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The fen of an amount like 19.9 or 19.90; null if it is not an amount. */
export function parseYuan(yuan: string): number | null {
  const read = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(yuan);
  if (!read) return null;
  return Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'));
}

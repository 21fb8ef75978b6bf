import type { ProviderName } from '../rules.ts';

/** The part of an order that the payment provider needs. */
export type OrderToPay = {
  id: number;
  number: string;
  subject: string;
  priceFen: number;
  closesAt: Date;
};

/** The state of a payment as reported by the provider, with its signature verified. */
export type Payment = {
  provider: ProviderName;
  orderNumber: string;
  /** The provider's own number for the payment. */
  tradeNo: string;
  amountFen: number;
  state: 'paid' | 'waiting' | 'closed';
};

export type PaymentProvider = {
  name: ProviderName;
  /** The address that the payer is sent to. */
  createPayUrl: (order: OrderToPay) => string;
  /**
   * The provider's record of an order; null when it has none, or nothing new.
   * @throws PaymentServiceError when the provider does not respond or its signature is wrong
   */
  queryPayment: (orderNumber: string) => Promise<Payment | null>;
};

/** A provider that sends payment notices. */
export type NotifyingProvider = PaymentProvider & {
  /** The payment in a notice; null when the signature is wrong or the notice is not for us. */
  verifyNotice: (fields: Readonly<Record<string, string>>) => Payment | null;
};

export class PaymentServiceError extends Error {
  override readonly name = 'PaymentServiceError';
}

import type { ProviderName } from '../rules.ts';

/** What a payment service has to know of an order. */
export type OrderToPay = {
  id: number;
  number: string;
  subject: string;
  priceFen: number;
  closesAt: Date;
};

/** What a payment service says of an order, verified to be its word. */
export type Payment = {
  provider: ProviderName;
  orderNumber: string;
  /** The service's own number of the payment. */
  tradeNo: string;
  amountFen: number;
  state: 'paid' | 'waiting' | 'closed';
};

/** A way to take money. */
export type PaymentProvider = {
  name: ProviderName;
  /** Where the payer goes. */
  payUrlOf: (order: OrderToPay) => string;
  /**
   * What the service knows of an order; null when it has never heard of it, or knows no more than we.
   * @throws PaymentServiceError when it does not answer, or not with its signature
   */
  askAbout: (orderNumber: string) => Promise<Payment | null>;
};

/** One that sends notices. */
export type NotifyingProvider = PaymentProvider & {
  /** The word of the service in a notice; null when it is not proved to be its word, or not for us. */
  readNotice: (fields: Readonly<Record<string, string>>) => Payment | null;
};

export class PaymentServiceError extends Error {
  override readonly name = 'PaymentServiceError';
}

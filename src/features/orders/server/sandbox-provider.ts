import type { PaymentProvider } from './payment-provider.ts';

/** No money moves: the user chooses the outcome on the order page. */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  createPayUrl: ({ id }) => `/pay/${id}`,
  queryPayment: () => Promise.resolve(null),
};

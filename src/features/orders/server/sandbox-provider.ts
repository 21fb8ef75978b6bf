import type { PaymentProvider } from './payment-provider.ts';

/** No money moves: the page of the order itself lets its owner play what a payment service would say. */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  payUrlOf: ({ id }) => `/pay/${id}`,
  askAbout: () => Promise.resolve(null),
};

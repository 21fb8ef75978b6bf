import { membershipEndpoints } from '#features/membership/contract.ts';
import { membershipHandlers } from '#features/membership/server/routes.ts';
import { orderEndpoints } from '#features/orders/contract.ts';
import type { NotifyingProvider } from '#features/orders/server/payment-provider.ts';
import type { OrderServices } from '#features/orders/server/order-services.ts';
import { orderHandlers } from '#features/orders/server/routes.ts';
import { sandboxProvider } from '#features/orders/server/sandbox-provider.ts';
import { mount } from '#platform/server/http-mount.ts';
import { captureLog, type CapturedLog } from './captured-log.ts';
import { createHttpHarness, type HttpHarness } from './http-harness.ts';

export type OrderHarness = HttpHarness & CapturedLog & { services: OrderServices };

/** Accounts, membership and orders behind the real HTTP server, paid through the sandbox by default. */
export async function createOrderHarness(
  alipay: NotifyingProvider | null = null,
): Promise<OrderHarness> {
  const captured = captureLog();
  let services: OrderServices | undefined;
  const harness = await createHttpHarness({
    rateLimits: false,
    mountMore: ({ app, database: { db }, options }) => {
      services = {
        db,
        log: captured.log,
        plans: {
          subscription: { months: 1, messages: 30, priceFen: 1990 },
          packages: [
            { messages: 10, priceFen: 990 },
            { messages: 1200, priceFen: 49_900 },
          ],
        },
        payment: alipay ?? sandboxProvider,
        alipay,
        brand: '杏问',
        birthMonthOf: () => Promise.resolve(null),
      };
      const settings = { freeMessages: 20 };
      mount(app, membershipEndpoints, membershipHandlers, { db, settings }, options);
      mount(app, orderEndpoints, orderHandlers, services, options);
    },
  });
  if (!services) throw new Error('nothing was mounted');
  return { ...harness, ...captured, services };
}

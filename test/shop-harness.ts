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

export type Shop = HttpHarness & CapturedLog & { services: OrderServices };

/** Account, membership and orders behind the real door; paid in the sandbox unless told otherwise. */
export async function openShop(alipay: NotifyingProvider | null = null): Promise<Shop> {
  const captured = captureLog();
  let services: OrderServices | undefined;
  const harness = await createHttpHarness({
    rateLimits: false,
    mountMore: ({ app, database: { db }, options }) => {
      services = {
        db,
        log: captured.log,
        shop: {
          subscription: { months: 1, messages: 30, priceFen: 1990 },
          packages: [
            { messages: 10, priceFen: 990 },
            { messages: 1200, priceFen: 49_900 },
          ],
        },
        payment: alipay ?? sandboxProvider,
        alipay,
        brand: '杏问',
        birthOf: () => Promise.resolve(null),
      };
      const settings = { freeMessages: 20 };
      mount(app, membershipEndpoints, membershipHandlers, { db, settings }, options);
      mount(app, orderEndpoints, orderHandlers, services, options);
    },
  });
  if (!services) throw new Error('nothing was mounted');
  return { ...harness, ...captured, services };
}

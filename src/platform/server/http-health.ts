import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/app-error.ts';
import { metrics } from './metrics.ts';

export type HealthOptions = {
  /** Whether calls can be served now: the database responds and no shutdown has begun. */
  isReady: () => Promise<boolean>;
  /**
   * Bearer token for /metrics. Without one /metrics is closed: behind a proxy every request comes from this
   * machine, so the address proves nothing.
   */
  metricsToken: string | undefined;
  /** The text of the metrics; those of this process by default. */
  readMetrics?: (() => Promise<string>) | undefined;
};

function isToken(header: string | undefined, token: string | undefined): boolean {
  if (!token || !header) return false;
  const given = Buffer.from(header);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** `/healthz`: the process is up. `/readyz`: it can serve calls, else 503. `/metrics`: for Prometheus. */
export function mountHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_, reply) => {
    const ready = await options.isReady();
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, options.metricsToken)) {
      throw new AppError('not_found');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await (options.readMetrics ?? (() => metrics.metrics()))());
  });
}

import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** One registry per process; labels never contain a person's id or text. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const requestSeconds = new Histogram({
  name: 'xingwen_request_seconds',
  help: 'Time to answer a request, by route and status class',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
  registers: [metrics],
});

/** Counts a completed request; `elapsedMs` as measured by Fastify. */
export function observeRequest(
  method: string,
  route: string,
  status: number,
  elapsedMs: number,
): void {
  requestSeconds.observe(
    { method, route, status: `${Math.floor(status / 100)}xx` },
    elapsedMs / 1000,
  );
}

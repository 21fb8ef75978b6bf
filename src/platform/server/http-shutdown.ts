import type { FastifyInstance } from 'fastify';

/** Connections still open this long after shutdown began are closed. */
const shutdownTimeoutMs = 10_000;
/** Node closes idle connections only once; those that become idle later would stay open. */
const idleCheckIntervalMs = 50;

/** Prevents idle connections and slow or endless readers from blocking the shutdown. */
export function closeConnectionsOnShutdown(
  app: FastifyInstance,
  patienceMs = shutdownTimeoutMs,
): void {
  const { server } = app;
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', (done) => {
    timers.push(
      setInterval(() => server.closeIdleConnections(), idleCheckIntervalMs),
      setTimeout(() => server.closeAllConnections(), patienceMs),
    );
    done();
  });
  app.addHook('onClose', (_, done) => {
    for (const timer of timers) clearTimeout(timer);
    done();
  });
}

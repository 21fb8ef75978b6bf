import type { FastifyInstance } from 'fastify';

/** Who is still being answered this long after the server was told to stop is hung up on. */
const closePatienceMs = 10_000;
/** Node looks once for connections without a request; one that is answered later would stay. */
const lookForIdleMs = 50;

/** Lets nobody keep the server from closing: not an idle connection, not a slow or endless reader. */
export function hangUpOnClose(app: FastifyInstance, patienceMs = closePatienceMs): void {
  const { server } = app;
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', (done) => {
    timers.push(
      setInterval(() => server.closeIdleConnections(), lookForIdleMs),
      setTimeout(() => server.closeAllConnections(), patienceMs),
    );
    done();
  });
  app.addHook('onClose', (_, done) => {
    for (const timer of timers) clearTimeout(timer);
    done();
  });
}

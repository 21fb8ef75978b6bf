import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export type ChangedWorker = {
  /** The product's address through this proxy. */
  url: string;
  /** From now on serves a new version of /sw.js. */
  publish: () => void;
  stop: () => Promise<void>;
};

/**
 * A proxy for the product that passes everything on, except that its service worker can be
 * replaced.
 */
export async function beforeProduct(productUrl: string): Promise<ChangedWorker> {
  let version = 0;
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/sw.js';
    // The worker uncompressed and complete, so that a line can be appended.
    const unencoded = {
      'accept-encoding': 'identity',
      'if-none-match': '',
      'if-modified-since': '',
    };
    const headers = { ...incoming.headers, ...(isWorker ? unencoded : {}) };
    const options = { method: incoming.method, headers };
    const passed = request(new URL(incoming.url ?? '/', productUrl), options, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers;
      const isKept = !isWorker && length !== undefined;
      outgoing.writeHead(
        answer.statusCode ?? 502,
        isKept ? { ...rest, 'content-length': length } : rest,
      );
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end(`\n// version ${version}`));
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => {
      version += 1;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

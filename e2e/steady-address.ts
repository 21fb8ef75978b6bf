import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export type SteadyAddress = {
  url: string;
  /** From now on connections go to the product at this address. */
  leadTo: (url: string) => void;
  stop: () => Promise<void>;
};

/** A free port that the browser keeps using while the product behind it is killed and started at another. */
export async function openSteadyAddress(): Promise<SteadyAddress> {
  let productPort = 0;
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    sockets.add(browser);
    browser.once('close', () => sockets.delete(browser));
    const product = connect(productPort, '127.0.0.1');
    // A connection that one side breaks is broken on the other.
    pipeline(browser, product, browser, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (url) => {
      productPort = Number(new URL(url).port);
    },
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

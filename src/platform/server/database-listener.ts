import { setTimeout as sleep } from 'node:timers/promises';

import type { Client } from 'pg';

import { isDatabaseUnavailable } from './database-errors.ts';

const reconnectDelayFirstMs = 50;
const reconnectDelayMaxMs = 2000;

type Subscription = {
  onNotify: (payload: string) => void;
  onGap: (() => void) | undefined;
};

type Unlisten = () => Promise<void>;

export type DatabaseListener = {
  /**
   * Calls `onNotify` with the payload of every notification on the channel. Notifications sent while
   * the connection was down are lost; `onGap` runs once it is restored.
   */
  listen: (
    channel: string,
    onNotify: (payload: string) => void,
    onGap?: () => void,
  ) => Promise<Unlisten>;
  close: () => Promise<void>;
};

/**
 * Receives NOTIFY on a dedicated connection, opened with the first subscription and reopened, with
 * unlimited retries, when it breaks.
 */
export function createDatabaseListener(newClient: () => Client): DatabaseListener {
  const channels = new Map<string, Set<Subscription>>();
  const closing = new AbortController();
  let connection: Promise<Client> | undefined;
  /** The current connection, while it is up. */
  let live: Client | undefined;

  async function connect(): Promise<Client> {
    const client = newClient();
    // Every error is followed by 'end', which handles it.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of channels.get(channel) ?? []) subscription.onNotify(payload ?? '');
    });
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${quote(client, channel)}`);
    live = client;
    client.once('end', () => {
      live = undefined;
      connection = closing.signal.aborted ? undefined : reconnect();
      connection?.catch(() => undefined);
    });
    return client;
  }

  async function reconnect(): Promise<Client> {
    for (let delayMs = reconnectDelayFirstMs; ; delayMs *= 2) {
      await sleep(Math.min(delayMs, reconnectDelayMaxMs), undefined, { signal: closing.signal });
      const client = await connect().catch(() => undefined);
      if (!client) continue;
      for (const subscriptions of channels.values())
        for (const { onGap } of subscriptions) onGap?.();
      return client;
    }
  }

  function connected(): Promise<Client> {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  }

  return {
    async listen(channel, onNotify, onGap) {
      const subscription = { onNotify, onGap };
      const subscriptions = channels.get(channel) ?? new Set();
      channels.set(channel, subscriptions.add(subscription));
      const client = await connected();
      await client.query(`listen ${quote(client, channel)}`);
      return async () => {
        subscriptions.delete(subscription);
        if (subscriptions.size > 0 || !channels.delete(channel)) return;
        // A pending or broken connection does not listen on this channel, so only a live one needs this.
        await live?.query(`unlisten ${quote(live, channel)}`).catch((error: unknown) => {
          if (!isDatabaseUnavailable(error)) throw error;
        });
      };
    },
    async close() {
      closing.abort();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}

function quote(client: Client, channel: string): string {
  return client.escapeIdentifier(channel);
}

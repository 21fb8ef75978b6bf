import * as z from 'zod/mini';
import type { Database } from './database.ts';
import type { Log } from './log.ts';

/** PostgreSQL refuses notifications of 8,000 bytes; senders must split longer messages. */
export const notificationBytesMax = 7_999;
const channel = 'xingwen';
const noticeSchema = z.object({ topic: z.string(), message: z.looseObject({}) });

export type EventBus = {
  /**
   * Sends to every process, including this one. Delivery is at most once, and in order for a sender that
   * awaits each call.
   * @throws RangeError when the message does not fit into a notification.
   */
  publish: (topic: string, message: object) => Promise<void>;
  /** Returns the unsubscribe function. */
  subscribe: (topic: string, onMessage: (message: never) => void) => () => void;
  close: () => Promise<void>;
};

/**
 * The bus between processes: LISTEN and NOTIFY of the database they share (stack F). Messages sent
 * while the connection is broken are lost, so a subscriber must be able to do without any of them.
 */
export async function createEventBus(database: Database, log: Log): Promise<EventBus> {
  const subscribers = new Map<string, Set<(message: never) => void>>();
  const unlisten = await database.listen(channel, (payload) => {
    const notice = readNotice(payload);
    // Anyone who can connect to the database can send on the channel, so the payload is validated.
    if (!notice) return log.warn({ bytes: payload.length }, 'bus notice not understood');
    const { topic, message } = notice;
    for (const onMessage of subscribers.get(topic) ?? []) {
      try {
        onMessage(message as never);
      } catch (error) {
        log.error({ err: error, topic }, 'bus subscriber failed');
      }
    }
  });
  return {
    async publish(topic, message) {
      const payload = JSON.stringify({ topic, message });
      const bytes = Buffer.byteLength(payload);
      if (bytes > notificationBytesMax)
        throw new RangeError(`a notice of ${bytes} bytes is too long`);
      await database.notify(channel, payload);
    },
    subscribe(topic, onMessage) {
      const set = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, set.add(onMessage));
      return () => {
        set.delete(onMessage);
        if (set.size === 0) subscribers.delete(topic);
      };
    },
    close: unlisten,
  };
}

function readNotice(payload: string): z.output<typeof noticeSchema> | null {
  try {
    return noticeSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

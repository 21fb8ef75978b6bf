import { setTimeout as delay } from 'node:timers/promises';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import type { ReplyEvent } from '../contract.ts';
import { alarmEvents } from './alarm-of-reply.ts';
import { readStoredReplies, type StoredReply } from './message-store.ts';
import { replyKey } from './reply-key.ts';
import { ReplyLog } from './reply-log.ts';

/** How often the texts of followed replies are read: as often as their owners save them. */
const readMs = 500;

type Sent = { content: number; reasoning: number; warning: number };
export type FollowerServices = { db: Executor; log: Log; hotlines: readonly Hotline[] };
type Followed = {
  reply: { userId: number; messageId: number };
  log: ReplyLog;
  sent: Sent;
  followers: number;
};

/**
 * Followers of replies that other processes write. What those have saved is read for all of them with one
 * statement per round, and none without followers.
 */
export class SavedFollowers {
  readonly #services: FollowerServices;
  readonly #followed = new Map<string, Followed>();
  #rounds: AbortController | null = null;

  constructor(services: FollowerServices) {
    this.#services = services;
  }

  /** Everything saved so far, then what is saved, to the end. */
  async *follow(first: StoredReply, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    const key = replyKey(first);
    const followed = this.#followed.get(key) ?? this.#begin(first);
    followed.followers += 1;
    try {
      yield* followed.log.follow(signal);
    } finally {
      followed.followers -= 1;
      if (followed.followers === 0) this.#leave(key, followed);
    }
  }

  #begin(first: StoredReply): Followed {
    const { messageId: message_id, userMessageId: user_message_id } = first;
    const sent = { content: 0, reasoning: 0, warning: 0 };
    const log = new ReplyLog({ message_id, user_message_id, ...added(first, sent) });
    const reply = { userId: first.userId, messageId: first.messageId };
    const followed = { reply, log, sent, followers: 0 };
    this.#followed.set(replyKey(reply), followed);
    if (this.#rounds === null) {
      this.#rounds = new AbortController();
      void this.#readUntil(this.#rounds.signal);
    }
    return followed;
  }

  #leave(key: string, followed: Followed): void {
    if (this.#followed.get(key) === followed) this.#followed.delete(key);
    if (this.#followed.size > 0) return;
    this.#rounds?.abort();
    this.#rounds = null;
  }

  async #readUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await delay(readMs, null, { signal }).catch(() => null);
      if (signal.aborted) return;
      await this.#readAll().catch((error: unknown) =>
        this.#services.log.warn({ err: error }, 'followed replies not read yet'),
      );
    }
  }

  async #readAll(): Promise<void> {
    const asked = [...this.#followed];
    const replies = await readStoredReplies(
      this.#services.db,
      asked.map(([, { reply }]) => reply),
    );
    const found = new Map(replies.map((reply) => [replyKey(reply), reply]));
    for (const [key, followed] of asked) {
      const { log, sent } = followed;
      const reply = found.get(key);
      if (reply?.isRunning) {
        const event = added(reply, sent);
        if (Object.keys(event).length > 0) log.append(event);
        continue;
      }
      this.#leave(key, followed);
      log.end(
        reply ? restOf(reply, this.#services.hotlines, sent) : { done: true, status: 'cancelled' },
      );
    }
  }
}

/** What a reply has more than was sent, which is counted as sent. */
function added({ text, reasoning, warning }: StoredReply, sent: Sent): ReplyEvent {
  const event: ReplyEvent = {
    ...(reasoning.length > sent.reasoning && {
      reasoning_content: reasoning.slice(sent.reasoning),
    }),
    ...(text.length > sent.content && { content: text.slice(sent.content) }),
    ...(warning && warning.length > sent.warning && { warning: warning.slice(sent.warning) }),
  };
  sent.content += event.content?.length ?? 0;
  sent.reasoning += event.reasoning_content?.length ?? 0;
  sent.warning += event.warning?.length ?? 0;
  return event;
}

const nothing: Sent = { content: 0, reasoning: 0, warning: 0 };

/** The end of a reply, with all of it that was not sent. */
export function restOf(
  stored: StoredReply,
  hotlines: readonly Hotline[],
  sent: Sent = nothing,
): ReplyEvent {
  return {
    message_id: stored.messageId,
    user_message_id: stored.userMessageId,
    ...alarmEvents(stored.acts, hotlines)[0],
    reasoning_content: stored.reasoning.slice(sent.reasoning),
    content: stored.text.slice(sent.content),
    ...(stored.warning && { warning: stored.warning.slice(sent.warning) }),
    ...(stored.suggestions.length > 0 && {
      suggestions: stored.suggestions,
      suggestions_together: stored.suggestionsTogether,
      suggestion_ids: stored.suggestionIds,
    }),
    done: true,
    status: stored.status,
  };
}

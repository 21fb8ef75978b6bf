import type { Message } from '#features/messages/contract.ts';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';

export type StoredMessage = Partial<Pick<Message, 'role' | 'status'>> & {
  userId: number;
  sessionId: number;
  content: string;
  reasoning?: string;
  model?: string | null;
  at?: Date;
  /** When a reply ended. */
  endedAt?: Date | null;
  /** When the process of a running reply was last seen alive. */
  heartbeatAt?: Date | null;
  holdId?: string | null;
  summary?: object | null;
  details?: object | null;
};

/** Statements with more rows would exceed the number of parameters that PostgreSQL allows. */
const rowsAtOnce = 1_000;

/** Stores a message as it is long after it was written, a complete one of the user by default; returns its id. */
export async function storeMessage(db: Executor, message: StoredMessage): Promise<number> {
  const [id = 0] = await storeMessages(db, [message]);
  return id;
}

/** Stores messages in this order; returns their ids. */
export async function storeMessages(
  db: Executor,
  messages: readonly StoredMessage[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < messages.length; from += rowsAtOnce) {
    const rows = messages.slice(from, from + rowsAtOnce).map(valuesOf);
    const stored = await db.insertInto('message').values(rows).returning('id').execute();
    ids.push(...stored.map(({ id }) => id));
  }
  return ids;
}

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

function valuesOf(message: StoredMessage) {
  return {
    id: newId(message.at ?? new Date()),
    user_id: message.userId,
    session_id: message.sessionId,
    content: message.content,
    reasoning_content: message.reasoning ?? '',
    role: message.role ?? 'user',
    status: message.status ?? 'complete',
    model: message.model ?? null,
    created_at: message.at ?? new Date(),
    ended_at: message.endedAt ?? null,
    heartbeat_at: message.heartbeatAt ?? null,
    hold_id: message.holdId ?? null,
    symptoms_summary: json(message.summary),
    summary_details: json(message.details),
  };
}

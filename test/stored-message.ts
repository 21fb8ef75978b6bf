import type { Message } from '#features/messages/contract.ts';
import type { Executor } from '#platform/server/database.ts';

export type StoredMessage = Partial<Pick<Message, 'role' | 'status'>> & {
  userId: number;
  sessionId: number;
  content: string;
  at?: Date;
  summary?: object | null;
  details?: object | null;
};

/** Stores a message as it is long after it was written, a complete one of the user by default; returns its id. */
export async function storeMessage(db: Executor, message: StoredMessage): Promise<number> {
  const {
    userId,
    sessionId,
    content,
    role = 'user',
    status = 'complete',
    at = new Date(),
  } = message;
  const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);
  const { id } = await db
    .insertInto('message')
    .values({
      user_id: userId,
      session_id: sessionId,
      content,
      role,
      status,
      created_at: at,
      symptoms_summary: json(message.summary),
      summary_details: json(message.details),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

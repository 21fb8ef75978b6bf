import type { Executor } from '#platform/server/database.ts';
import { newRandomId } from '#platform/server/ids.ts';

export type ShareRow = {
  userId: number;
  sessionId: number;
  title?: string;
  description?: string;
  tags?: readonly string[];
  messages?: readonly object[];
  /** What a search looks through. */
  searchText?: string;
  isPublic?: boolean;
  status?: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  /** A pending share has none. */
  reviewerId?: number | null;
  createdAt?: Date;
  reviewedAt?: Date | null;
  likes?: number;
  comments?: number;
};

/** Inserts shares with made-up texts, by default public, anonymous and approved; returns their ids in order. */
export async function insertShares(db: Executor, shares: readonly ShareRow[]): Promise<number[]> {
  const rows = await db.insertInto('share').values(shares.map(valuesOf)).returning('id').execute();
  return rows.map(({ id }) => id);
}

function valuesOf({
  title = '一段经历',
  messages = [],
  createdAt = new Date(),
  ...share
}: ShareRow) {
  return {
    id: newRandomId(),
    user_id: share.userId,
    session_id: share.sessionId,
    title,
    description: share.description ?? '',
    tags: [...(share.tags ?? [])],
    messages: JSON.stringify(messages),
    messages_count: messages.length,
    preview: '[]',
    title_masks: '[]',
    description_masks: '[]',
    search_text: share.searchText ?? title,
    is_public: share.isPublic ?? true,
    is_anonymous: true,
    help_needed: false,
    status: share.status ?? 'approved',
    flags: [],
    reviewer_id: share.reviewerId ?? null,
    reviewed_at: share.reviewedAt ?? null,
    created_at: createdAt,
    submitted_at: createdAt,
    like_count: share.likes ?? 0,
    comment_count: share.comments ?? 0,
  };
}

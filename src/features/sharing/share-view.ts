import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';
import type { MyShare, SharedMessage, SharedSession, ShareOutline } from './contract.ts';
import type { Mask } from '#features/masking/contract.ts';
import type { ShareStatus } from './rules.ts';

/** A message as it is stored in a share. */
export type StoredMessage = {
  role: 'user' | 'assistant';
  content: string;
  /** YYYY-MM-DD in Asia/Shanghai. */
  day: string;
  masks: Mask[];
};

export type CardRow = {
  id: number;
  title: string;
  description: string;
  tags: string[];
  preview: StoredMessage[];
  messages_count: number;
  outline: ShareOutline | null;
  is_public: boolean;
  is_anonymous: boolean;
  help_needed: boolean;
  status: ShareStatus;
  created_at: Date;
  like_count: number;
  comment_count: number;
  view_count: number;
  username: string | null;
  is_mine: boolean;
  is_liked: boolean;
};

export type OwnRow = CardRow & {
  edition: number;
  reject_reason: string | null;
  submitted_at: Date;
  reviewed_at: Date | null;
  is_news: boolean;
  messages: StoredMessage[];
  title_masks: Mask[];
  description_masks: Mask[];
  session_id: number;
  user_id: number;
  flags: string[];
};

/** Midnight that begins a day in Asia/Shanghai. */
export const dayStart = (day: string): string => chinaDayStart(day).toISOString();

function toSharedMessages(messages: readonly StoredMessage[]): SharedMessage[] {
  return messages.map(({ role, content, day }, place) => ({
    id: place + 1,
    role,
    content,
    createdAt: dayStart(day),
  }));
}

/** Shares carry only the day: the exact time could identify an anonymous author. */
export function toShared(
  row: CardRow,
  messages: readonly StoredMessage[] = row.preview,
): SharedSession {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    tags: row.tags.join(','),
    messages: toSharedMessages(messages),
    messagesCount: row.messages_count,
    outline: row.outline,
    totalComments: row.comment_count,
    createdAt: dayStart(chinaDay(row.created_at)),
    isPublic: row.is_public,
    isAnonymous: row.is_anonymous,
    helpNeeded: row.help_needed,
    status: row.status,
    username: row.username,
    isLiked: row.is_liked,
    likeCount: row.like_count,
    viewCount: row.view_count,
    isMine: row.is_mine,
  };
}

export function toMyShare(row: OwnRow, messages: readonly StoredMessage[] = row.preview): MyShare {
  return {
    ...toShared(row, messages),
    createdAt: row.created_at.toISOString(),
    edition: row.edition,
    rejectReason: row.reject_reason,
    submittedAt: row.submitted_at.toISOString(),
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    isNews: row.is_news,
  };
}

import { sql } from 'kysely';
import type { Session } from '../contract.ts';

const columns = [
  'id',
  'title',
  'status',
  'description',
  'help_needed',
  'share_public',
  'share_anonymous',
  'created_at',
  'updated_at',
  'messages_count',
  'comments_count',
  'upload_chars',
  'download_chars',
  'last_summary_at',
  'last_message_id',
  'last_message_role',
  'last_message_preview',
  'last_message_at',
  'person_id',
  'is_of_family',
  'is_about_other',
] as const;

/** The columns of a session as returned by every query, with its neighbors in the chain if not deleted. */
export const shown = [
  ...columns,
  sql<number | null>`(select before.id from session before
    where before.user_id = session.user_id
      and before.id = session.parent_session_id and before.deleted_at is null)`.as(
    'live_parent_id',
  ),
  sql<number | null>`(select next.id from session next where next.user_id = session.user_id
    and next.parent_session_id = session.id and next.deleted_at is null)`.as('continuation_id'),
] as const;

export type SessionRow = {
  id: number;
  title: string;
  status: Session['status'];
  description: string;
  help_needed: boolean;
  share_public: boolean;
  share_anonymous: boolean;
  created_at: Date;
  updated_at: Date;
  messages_count: number;
  comments_count: number;
  upload_chars: number;
  download_chars: number;
  last_summary_at: Date | null;
  last_message_id: number | null;
  last_message_role: string | null;
  last_message_preview: string | null;
  last_message_at: Date | null;
  person_id: number | null;
  is_of_family: boolean;
  is_about_other: boolean;
  live_parent_id: number | null;
  continuation_id: number | null;
};

export function toSession(row: SessionRow): Session {
  const last =
    row.last_message_id !== null && row.last_message_at
      ? [
          {
            id: row.last_message_id,
            role: row.last_message_role as 'user' | 'assistant' | 'system',
            content: row.last_message_preview ?? '',
            createdAt: row.last_message_at.toISOString(),
          },
        ]
      : [];
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    messagesCount: row.messages_count,
    totalUploadChars: row.upload_chars,
    totalDownloadChars: row.download_chars,
    description: row.description,
    lastSummaryUpdate: row.last_summary_at?.toISOString() ?? null,
    messages: last,
    totalComments: row.comments_count,
    isPublic: row.share_public,
    isAnonymous: row.share_anonymous,
    helpNeeded: row.help_needed,
    parentSessionId: row.live_parent_id,
    continuationSessionId: row.continuation_id,
    ...(row.is_of_family ? { personId: row.person_id } : {}),
    ...(row.is_about_other ? { isAboutOther: true } : {}),
  };
}

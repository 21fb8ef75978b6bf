import { sql } from 'kysely';

/** The public columns of a share `s` by `u`: no username if anonymous, and never a user id. */
export const cardColumns = (userId: number) => sql`
  s.id, s.title, s.description, s.tags, s.preview, s.messages_count, s.outline, s.is_public, s.is_anonymous,
  s.help_needed, s.status, s.created_at, s.like_count, s.comment_count, s.view_count,
  case when s.is_anonymous then null else u.username end as username,
  s.user_id = ${userId} as is_mine,
  exists (select from share_like l where l.share_id = s.id and l.user_id = ${userId}) as is_liked`;

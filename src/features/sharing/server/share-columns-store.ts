import { sql } from 'kysely';

/** The share `s` of an id, with its author `u` where that is named: nobody is looked up for an anonymous one. */
export const cardOf = (id: string) => sql`share s on s.id = ${sql.ref(id)}
  left join app_user u on u.id = case when not s.is_anonymous then s.user_id end`;

/** The public columns of a share `s` by `u`: no username if anonymous, and never a user id. */
export const cardColumns = (userId: number) => sql`
  s.id, s.title, s.description, s.tags, s.preview, s.messages_count, s.outline, s.is_public, s.is_anonymous,
  s.help_needed, s.status, s.created_at, s.like_count, s.comment_count, s.view_count,
  case when s.is_anonymous then null else u.username end as username,
  s.user_id = ${userId} as is_mine,
  exists (select from share_like l where l.share_id = s.id and l.user_id = ${userId}) as is_liked`;

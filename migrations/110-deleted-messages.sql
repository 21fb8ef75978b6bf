-- A message that is deleted leaves `message` at once: whatever reads messages cannot see it.
create table deleted_message (
  id bigint primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  session_id bigint not null references session (id) on delete cascade,
  deleted_at timestamptz not null,
  -- Set where it went with everything after it: the newest id that its session had had by then.
  newest_id bigint,
  -- The whole row, to be put back; emptied for good when the time for that is over.
  kept jsonb
);
create index deleted_message_by_session on deleted_message (user_id, session_id, id desc);
create index deleted_message_kept on deleted_message (deleted_at) where kept is not null;
-- A reply outlives its question when only the question is deleted.
alter table message drop constraint message_reply_to_id_fkey;
-- When a reply was whole or broke off: the time of the session's last activity.
alter table message add column ended_at timestamptz;

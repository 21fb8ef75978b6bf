create table session (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  title text not null,
  status text not null default 'ongoing' check (status in ('ongoing', 'completed')),
  description text not null default '',
  parent_session_id bigint references session (id) on delete set null,
  help_needed boolean not null default false,
  created_at timestamptz not null,
  -- Time of the last activity: the order of the list.
  updated_at timestamptz not null,
  deleted_at timestamptz,
  messages_count integer not null default 0 check (messages_count >= 0),
  upload_chars integer not null default 0 check (upload_chars >= 0),
  download_chars integer not null default 0 check (download_chars >= 0),
  last_summary_at timestamptz,
  -- The card's preview, kept here so that a list is one query on one table.
  last_message_id bigint,
  last_message_role text,
  last_message_preview text,
  last_message_at timestamptz
);
create index session_by_activity on session (user_id, updated_at desc, id desc) where deleted_at is null;
create index session_deleted on session (deleted_at) where deleted_at is not null;
create index session_by_parent on session (parent_session_id) where parent_session_id is not null;

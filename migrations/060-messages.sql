create table message (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  session_id bigint not null references session (id) on delete cascade,
  role text not null check (role in ('system', 'user', 'assistant')),
  content text not null,
  reasoning_content text not null default '',
  -- The structured summary of a reply, and what the summary block held beyond it.
  symptoms_summary jsonb,
  summary_details jsonb,
  warning text,
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  is_summary boolean not null default false,
  status text not null check (status in ('complete', 'streaming', 'cancelled', 'interrupted', 'failed')),
  model text,
  client_message_id text,
  -- The user message a reply answers.
  reply_to_id bigint references message (id) on delete cascade,
  hold_id uuid,
  heartbeat_at timestamptz,
  cancel_requested_at timestamptz,
  created_at timestamptz not null
);
create index message_by_session on message (user_id, session_id, id desc);
create unique index message_client_id on message (user_id, client_message_id) where client_message_id is not null;
-- One reply at a time per session, whoever asks and in whichever process.
create unique index message_running on message (session_id) where status = 'streaming';
create index message_heartbeat on message (heartbeat_at) where status = 'streaming';
create index message_by_reply_to on message (reply_to_id) where reply_to_id is not null;

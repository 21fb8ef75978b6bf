-- How it is now: a person agreed to be asked about a result some days later, and what was answered. What
-- it is about and the advice after 更重了 are health text. A row goes with its reply, its conversation and
-- the account; what is taken back is deleted.
create table check_in (
  user_id bigint not null references app_user (id) on delete cascade,
  -- The reply that gave the result.
  message_id bigint not null,
  session_id bigint not null,
  about text not null check (char_length(about) <= 60),
  agreed_at timestamptz not null,
  due_at timestamptz not null check (due_at > agreed_at),
  -- Of the page where it was agreed to, for a reminder.
  language text not null default 'zh-CN' check (language in ('zh-CN', 'en-US')),
  -- When it was due, and reminders were queued for the ways that the person had chosen, if any.
  reminded_at timestamptz,
  -- Null while it is open.
  answer text check (answer in ('better', 'same', 'worse')),
  answered_at timestamptz,
  advice jsonb,
  primary key (user_id, message_id),
  foreign key (user_id, message_id) references message (user_id, id) on delete cascade,
  foreign key (user_id, session_id) references session (user_id, id) on delete cascade,
  check ((answer is null) = (answered_at is null)),
  check (advice is null or answer = 'worse')
);
create unique index check_in_open on check_in (user_id, session_id) where answer is null;
create index check_in_of_session on check_in (user_id, session_id);
create index check_in_to_remind on check_in (due_at) where answer is null and reminded_at is null;

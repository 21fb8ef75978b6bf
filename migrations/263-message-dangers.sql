-- What triage made of a message: alarms, questions about a possible danger, and what the message closed.
-- No words: a group of danger signs and its level. It goes with the message, and with the account.
create table message_danger (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  message_id bigint not null references message (id) on delete cascade,
  event text not null check (event in ('alarm', 'question', 'alarm_closed', 'question_closed')),
  danger_group text not null,
  level text not null check (level in ('urgent', 'safety', 'crisis', 'emergency')),
  -- How it was closed, and how many messages of the person after the one that it was raised by.
  closed_by text check (closed_by in ('denial', 'doctor')),
  messages_after integer check (messages_after > 0),
  created_at timestamptz not null,
  check ((event in ('alarm_closed', 'question_closed')) = (closed_by is not null)),
  check ((closed_by is null) = (messages_after is null))
);
create index message_danger_of_message on message_danger (message_id);
create index message_danger_of_user on message_danger (user_id, id);
create index message_danger_by_time on message_danger (created_at);

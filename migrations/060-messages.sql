create table message (
  user_id bigint not null references app_user (id) on delete cascade,
  id bigint not null,
  session_id bigint not null,
  role text not null check (role in ('system', 'user', 'assistant')),
  content text not null,
  reasoning_content text not null default '',
  -- What the person had said in the session before, as a turn of theirs: kept with its summary message.
  carried_words text,
  -- The structured summary of a reply, and what the summary block held beyond it.
  symptoms_summary jsonb,
  summary_details jsonb,
  warning text,
  -- Answers to the question of a reply that can be tapped.
  suggestions text[] not null default '{}',
  -- They belong to several questions: they are picked together before they are sent.
  suggestions_together boolean not null default false,
  -- What a turn did: the questions and answers that a reply offered, the result it gave, the alarm it
  -- raised; of a message of the person the answers that were tapped. Versioned; null of those that have none.
  dialogue jsonb,
  -- What a message of the person was read to say, made once when it is sent: symptoms, values, medicines
  -- and what is heard of danger, with the version of the rules; what another version made is read anew
  -- from the text. Health data: it goes wherever the row goes.
  reading jsonb,
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  is_summary boolean not null default false,
  status text not null check (status in ('complete', 'streaming', 'cancelled', 'interrupted', 'failed')),
  model text,
  client_message_id text,
  -- The user message a reply answers. A reply outlives its question when only the question is deleted.
  reply_to_id bigint,
  hold_id uuid,
  -- The process that writes a running reply.
  process_id uuid,
  heartbeat_at timestamptz,
  cancel_requested_at timestamptz,
  created_at timestamptz not null,
  -- When a reply was whole or broke off: the time of the session's last activity.
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, session_id) references session (user_id, id) on delete cascade
);
create index message_by_session on message (user_id, session_id, id desc);
create unique index message_client_id on message (user_id, client_message_id) where client_message_id is not null;
-- One reply at a time per session, whoever asks and in whichever process.
create unique index message_running on message (user_id, session_id) where status = 'streaming';
create index message_heartbeat on message (heartbeat_at) where status = 'streaming';
create index message_by_reply_to on message (user_id, reply_to_id) where reply_to_id is not null;
-- How many people wrote on each of the last days is read from this index alone.
create index message_people on message (created_at, user_id) where role = 'user';

-- A reply is found once it is written: its row changes twice a second before. New rows wait in a list
-- of at most 64 kB, which every search reads too: written in one go they cost a third, and the list
-- stays too short to be felt.
create index message_grams on message using gin (own_grams(user_id, content))
  with (fastupdate = on, gin_pending_list_limit = 64) where status <> 'streaming';

-- A message that is deleted leaves `message` at once: whatever reads messages cannot see it.
create table deleted_message (
  user_id bigint not null references app_user (id) on delete cascade,
  id bigint not null,
  session_id bigint not null,
  deleted_at timestamptz not null,
  -- Set where it went with everything after it: the newest id that its session had had by then.
  newest_id bigint,
  -- The whole row, to be put back; emptied for good when the time for that is over.
  kept jsonb,
  primary key (user_id, id),
  foreign key (user_id, session_id) references session (user_id, id) on delete cascade
);
create index deleted_message_by_session on deleted_message (user_id, session_id, id desc);
create index deleted_message_kept on deleted_message (deleted_at) where kept is not null;

-- What triage made of a message: alarms, questions about a possible danger, and what the message closed.
-- No words: a group of danger signs and its level. It goes with the message, and with the account.
create table message_danger (
  user_id bigint not null references app_user (id) on delete cascade,
  id bigint not null,
  message_id bigint not null,
  event text not null check (event in ('alarm', 'question', 'alarm_closed', 'question_closed')),
  danger_group text not null,
  level text not null check (level in ('urgent', 'safety', 'crisis', 'emergency')),
  -- How it was closed, and how many messages of the person after the one that it was raised by.
  closed_by text check (closed_by in ('denial', 'doctor')),
  messages_after integer check (messages_after > 0),
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, message_id) references message (user_id, id) on delete cascade,
  check ((event in ('alarm_closed', 'question_closed')) = (closed_by is not null)),
  check ((closed_by is null) = (messages_after is null))
);
create index message_danger_of_message on message_danger (user_id, message_id);
create index message_danger_by_time on message_danger (created_at);

-- Whether a reply helped: one verdict of its reader, with a reason and optional words where it did not.
-- The words are health text. A row goes with its message, and with the account.
create table reply_feedback (
  user_id bigint not null references app_user (id) on delete cascade,
  message_id bigint not null,
  verdict text not null check (verdict in ('helpful', 'unhelpful')),
  reason text check (reason in ('misread', 'unanswered', 'wrong', 'unclear', 'other')),
  words text not null default '' check (char_length(words) <= 500),
  created_at timestamptz not null,
  primary key (user_id, message_id),
  foreign key (user_id, message_id) references message (user_id, id) on delete cascade,
  check ((verdict = 'unhelpful') = (reason is not null)),
  check (verdict = 'unhelpful' or words = '')
);
create index reply_feedback_by_time on reply_feedback (created_at);
create index reply_feedback_words on reply_feedback (created_at desc, message_id desc) where words <> '';

-- How many replies ended how, and what triage said of what was sent, by day in Asia/Shanghai. Counted
-- apart from the messages: they go when a person deletes them, and these rows know nobody.
create table reply_tally (
  day date not null,
  model text not null,
  status text not null check (status in ('complete', 'cancelled', 'interrupted', 'failed')),
  -- The message of quota that it had held was given back.
  is_refunded boolean not null,
  replies integer not null check (replies > 0),
  primary key (day, model, status, is_refunded)
) with (fillfactor = 50);

create table triage_tally (
  day date not null,
  level text not null check (level in ('routine', 'urgent', 'safety', 'crisis', 'emergency')),
  sends integer not null check (sends > 0),
  primary key (day, level)
) with (fillfactor = 50);

-- Whether a reply helped: one verdict of its reader, with a reason and optional words where it did not.
-- The words are health text. A row goes with its message, and with the account.
create table reply_feedback (
  message_id bigint primary key references message (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  verdict text not null check (verdict in ('helpful', 'unhelpful')),
  reason text check (reason in ('misread', 'unanswered', 'wrong', 'unclear', 'other')),
  words text not null default '' check (char_length(words) <= 500),
  created_at timestamptz not null,
  check ((verdict = 'unhelpful') = (reason is not null)),
  check (verdict = 'unhelpful' or words = '')
);
create index reply_feedback_of_user on reply_feedback (user_id, message_id);
create index reply_feedback_by_time on reply_feedback (created_at);
create index reply_feedback_words on reply_feedback (created_at desc, message_id desc) where words <> '';

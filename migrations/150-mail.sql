-- Mails that are still to be sent. A row names what is to be written; the words, and any secret in
-- them, are made when it is sent, and the row is gone afterwards.
create table mail_outbox (
  id bigint generated always as identity primary key,
  -- Null for a mail that nobody gets: asking about an unknown address costs the same work.
  user_id bigint references app_user (id) on delete cascade,
  kind text not null,
  language text not null,
  -- Another address than the account's present one, such as the one it has just given up.
  to_address text,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- Not before this time; a process that has taken the row moves it on, which is its lease.
  next_at timestamptz not null
);
create index mail_outbox_by_next on mail_outbox (next_at);
create index mail_outbox_by_user on mail_outbox (user_id);

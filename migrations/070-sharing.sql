-- A share is a copy: nothing of it is read from the session again, and its number tells neither
-- when it was made nor by whom.
create table share (
  id bigint primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  session_id bigint not null,
  title text not null,
  description text not null,
  tags text[] not null,
  -- Role, masked content, day and masks of each message, in order; and the beginning of the first two.
  messages jsonb not null,
  preview jsonb not null,
  messages_count integer not null,
  title_masks jsonb not null,
  description_masks jsonb not null,
  search_text text not null,
  -- What a card of the hall says of a share: complaint, age band, course and outcome, read from the
  -- masked text when it is submitted, so that nothing under a mask comes back. Null for those that
  -- tell of no complaint.
  outline jsonb,
  is_public boolean not null,
  is_anonymous boolean not null,
  help_needed boolean not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  edition integer not null default 1,
  flags text[] not null,
  reject_reason text,
  reviewer_id bigint,
  reviewed_at timestamptz,
  -- Decided on since the author last looked.
  is_news boolean not null default false,
  created_at timestamptz not null,
  submitted_at timestamptz not null,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  view_count integer not null default 0 check (view_count >= 0),
  unique (id, status)
);
create index share_by_author on share (user_id, submitted_at desc, id desc);
create index share_by_session on share (user_id, session_id);
create index share_waiting on share (submitted_at, id) where status = 'pending';

-- Where words of a share stand in a reader's own session (going on from a share). They stay as long as the share is
-- approved: whoever takes it back, changes, takes down or deletes it removes these rows and blanks the words in the
-- same transaction, which could not end otherwise.
create table share_copy (
  user_id bigint not null references app_user (id) on delete cascade,
  message_id bigint not null,
  session_id bigint not null,
  share_id bigint not null,
  share_status text not null default 'approved' check (share_status = 'approved'),
  -- What the message says from then on, in the reader's language.
  content_after text not null,
  primary key (user_id, message_id),
  foreign key (share_id, share_status) references share (id, status) deferrable initially deferred
);
create index share_copy_by_share on share_copy (share_id);

create table share_view (
  share_id bigint not null references share (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  -- In Asia/Shanghai.
  day date not null,
  primary key (share_id, user_id, day)
);
create index share_view_by_user on share_view (user_id);
create index share_view_by_day on share_view (day);

create table share_like (
  share_id bigint not null references share (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  primary key (share_id, user_id)
);
create index share_like_by_user on share_like (user_id);

create table share_comment (
  id bigint primary key,
  share_id bigint not null references share (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  parent_id bigint references share_comment (id) on delete cascade,
  -- The comment that a reply answers: a reply to a reply stands below the same comment.
  answers_id bigint references share_comment (id) on delete set null,
  content text not null,
  is_anonymous boolean not null,
  status text not null check (status in ('shown', 'held', 'removed', 'deleted')),
  hold_rules text[] not null default '{}',
  created_at timestamptz not null
);
-- By time and not by id, which would tell of an anonymous comment when it was written.
create index share_comment_threads on share_comment (share_id, created_at desc, id desc) where parent_id is null;
create index share_comment_replies on share_comment (parent_id, created_at, id) where parent_id is not null;
create index share_comment_answered on share_comment (answers_id) where answers_id is not null;
create index share_comment_by_user on share_comment (user_id);
create index share_comment_held on share_comment (created_at, id) where status = 'held';

create table share_report (
  id bigint primary key,
  share_id bigint not null references share (id) on delete cascade,
  comment_id bigint references share_comment (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  reason text not null,
  details text not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null
);
create index share_report_open on share_report (id) where status = 'open';
create index share_report_by_user on share_report (user_id);
create index share_report_by_comment on share_report (comment_id) where comment_id is not null;
-- Who reports the same thing again says nothing new.
create unique index share_report_once on share_report (share_id, coalesce(comment_id, 0), user_id)
  where status = 'open';

-- Counters follow the rows themselves, so that a deleted account takes its likes and comments out too.
create function count_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update share set like_count = like_count + 1 where id = new.share_id;
  else
    update share set like_count = like_count - 1 where id = old.share_id;
  end if;
  return null;
end $$;
create trigger like_counted after insert or delete on share_like for each row execute function count_like();

create function count_comment() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op <> 'DELETE' and new.status = 'shown' then change := change + 1; end if;
  if tg_op <> 'INSERT' and old.status = 'shown' then change := change - 1; end if;
  if change <> 0 then
    update share set comment_count = comment_count + change
    where id = case when tg_op = 'DELETE' then old.share_id else new.share_id end;
  end if;
  return null;
end $$;
create trigger comment_counted after insert or delete or update of status on share_comment
  for each row execute function count_comment();

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
  id bigint generated always as identity primary key,
  share_id bigint not null references share (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  parent_id bigint references share_comment (id) on delete cascade,
  content text not null,
  is_anonymous boolean not null,
  status text not null check (status in ('shown', 'held', 'removed', 'deleted')),
  hold_rules text[] not null default '{}',
  created_at timestamptz not null
);
create index share_comment_threads on share_comment (share_id, id desc) where parent_id is null;
create index share_comment_replies on share_comment (parent_id, id) where parent_id is not null;
create index share_comment_by_user on share_comment (user_id);
create index share_comment_held on share_comment (id) where status = 'held';

create table share_report (
  id bigint generated always as identity primary key,
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

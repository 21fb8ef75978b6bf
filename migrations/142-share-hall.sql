-- The hall as it is paged: a row for every listed share (tag '') and for each of its tags, with what
-- it is sorted by, so that a page of any order is a walk along one index.
create table hall_entry (
  tag text not null,
  share_id bigint not null references share (id) on delete cascade,
  published_at timestamptz not null,
  like_count integer not null,
  comment_count integer not null,
  primary key (share_id, tag)
);
create index hall_new on hall_entry (tag, published_at desc, share_id desc);
create index hall_liked on hall_entry (tag, like_count desc, published_at desc, share_id desc);
create index hall_discussed on hall_entry (tag, comment_count desc, published_at desc, share_id desc);

-- How many listed shares there are, by tag.
create table hall_count (
  tag text primary key,
  shares integer not null check (shares >= 0)
);
create index hall_count_by_use on hall_count (shares desc, tag);

create function keep_hall_entries() returns trigger language plpgsql as $$
declare
  wanted text[] := '{}';
begin
  if new.status = 'approved' and new.is_public then wanted := array_prepend(''::text, new.tags); end if;
  delete from hall_entry where share_id = new.id and tag <> all (wanted);
  insert into hall_entry (tag, share_id, published_at, like_count, comment_count)
  select tag, new.id, coalesce(new.reviewed_at, new.submitted_at), new.like_count, new.comment_count
  from unnest(wanted) tag order by tag
  on conflict (share_id, tag) do update set published_at = excluded.published_at,
    like_count = excluded.like_count, comment_count = excluded.comment_count;
  return null;
end $$;
create trigger share_listed
  after insert or update of status, is_public, tags, reviewed_at, like_count, comment_count on share
  for each row execute function keep_hall_entries();

create function count_hall_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into hall_count (tag, shares) values (new.tag, 1)
    on conflict (tag) do update set shares = hall_count.shares + 1;
  else
    update hall_count set shares = shares - 1 where tag = old.tag;
  end if;
  return null;
end $$;
create trigger hall_entry_counted after insert or delete on hall_entry
  for each row execute function count_hall_entry();

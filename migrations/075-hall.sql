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

-- How many listed shares there are, by tag. Tags are few and their counts change with every share:
-- sorting them is cheaper than an index that is written with each change.
create table hall_count (
  tag text primary key,
  shares integer not null check (shares >= 0)
) with (fillfactor = 50);

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

-- A tag is somebody's word: it goes with the last share that bears it.
create function count_hall_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into hall_count (tag, shares) values (new.tag, 1)
    on conflict (tag) do update set shares = hall_count.shares + 1;
  else
    update hall_count set shares = shares - 1 where tag = old.tag;
    delete from hall_count where tag = old.tag and shares = 0;
  end if;
  return null;
end $$;
create trigger hall_entry_counted after insert or delete on hall_entry
  for each row execute function count_hall_entry();

-- Common words stand in a third of all shares. Their texts lie apart, so that sorting the shares
-- found reads fewer pages, and a like or a view does not write the index again.
create table share_words (
  share_id bigint primary key references share (id) on delete cascade,
  published_at timestamptz not null,
  search_text text not null,
  tags text[] not null
);
-- A common word is found among the newest shares often enough, and a rare one needs no order.
create index share_words_newest on share_words (published_at desc, share_id desc);

create function keep_share_words() returns trigger language plpgsql as $$
begin
  if new.status = 'approved' and new.is_public then
    insert into share_words
    values (new.id, coalesce(new.reviewed_at, new.submitted_at), new.search_text, new.tags)
    on conflict (share_id) do update set published_at = excluded.published_at,
      search_text = excluded.search_text, tags = excluded.tags;
  else
    delete from share_words where share_id = new.id;
  end if;
  return null;
end $$;
create trigger share_words_kept
  after insert or update of status, is_public, reviewed_at, search_text, tags on share for each row execute function keep_share_words();

-- Words in shares are looked for from the newest on, until a thousand shares are found. So a key is
-- one week's own: the number of the week, then a pair of neighbouring characters, or one character
-- and 0 (21 bits each), in lower case. A common word is read where it stands in the newest weeks, and
-- not wherever it stands. The week is worked out here once more than in share_week: an index is
-- built where no other function of ours is known.
create function share_keys(published timestamptz, t text) returns bigint[] language sql immutable strict parallel restricted cost 1000 as $$
  select coalesce(array_agg(text.week | (ascii(pair.a)::bigint << 21) | coalesce(ascii(pair.b), 0)), '{}')
  from (select string_to_array(lower(t), null) as c,
      floor(extract(epoch from published at time zone 'UTC') / 604800)::bigint << 42 as week offset 0) text,
    unnest(text.c || text.c, text.c[2:]) as pair (a, b)
$$;
create function share_week(published timestamptz) returns bigint language sql immutable strict parallel safe as $$
  select floor(extract(epoch from published at time zone 'UTC') / 604800)::bigint
$$;
create function share_week_start(published timestamptz) returns timestamptz language sql immutable strict parallel safe as $$
  select to_timestamp(share_week(published) * 604800)
$$;
-- What words are looked for by, without the week: their pairs, or their only character.
create function word_keys(word text) returns bigint[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg((ascii(pair.a)::bigint << 21) | coalesce(ascii(pair.b), 0)), '{}')
  from (select string_to_array(lower(word), null) as c) letters,
    unnest(letters.c[:greatest(1, cardinality(letters.c) - 1)], letters.c[2:]) as pair (a, b)
$$;
-- The tags are keys too, so that words are looked for among the shares of one.
create index share_words_keys on share_words using gin (share_keys(published_at, search_text), tags)
  with (fastupdate = off);

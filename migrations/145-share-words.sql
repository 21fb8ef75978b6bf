-- Common words stand in a third of all shares. Their texts lie apart, so that sorting the shares
-- found reads fewer pages, and a like or a view does not write the index again.
drop index share_words;
create table share_words (
  share_id bigint primary key references share (id) on delete cascade,
  published_at timestamptz not null,
  search_text text not null
);
insert into share_words
select id, coalesce(reviewed_at, submitted_at), search_text from share
where status = 'approved' and is_public;
-- Words of two characters and more are looked for by their pairs alone.
create function share_pairs(t text) returns text[] language sql immutable strict parallel safe as $$
  select array(select gram from unnest(share_grams(t)) gram
    where length(gram) = 2 or length(t) = 1)
$$;
create index share_words_grams on share_words using gin (share_grams(search_text))
  with (fastupdate = off);

create function keep_share_words() returns trigger language plpgsql as $$
begin
  if new.status = 'approved' and new.is_public then
    insert into share_words values (new.id, coalesce(new.reviewed_at, new.submitted_at), new.search_text)
    on conflict (share_id) do update
      set published_at = excluded.published_at, search_text = excluded.search_text;
  else
    delete from share_words where share_id = new.id;
  end if;
  return null;
end $$;
create trigger share_words_kept after insert or update of status, is_public, reviewed_at, search_text
  on share for each row execute function keep_share_words();

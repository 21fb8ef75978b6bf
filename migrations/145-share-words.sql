-- Common words stand in a third of all shares. Their texts lie apart, so that sorting the shares
-- found reads narrow rows, and a like or a view does not write the index again.
drop index share_words;
create table share_words (
  share_id bigint primary key references share (id) on delete cascade,
  published_at timestamptz not null,
  search_text text not null
) with (toast_tuple_target = 128);
alter table share_words alter column search_text set storage external;
insert into share_words
select id, coalesce(reviewed_at, submitted_at), search_text from share
where status = 'approved' and is_public;
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

-- A tag is somebody's word: it goes with the last share that bears it.
create or replace function count_hall_entry() returns trigger language plpgsql as $$
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
delete from hall_count where shares = 0;

-- The review log has an end: its old rows may go, but none younger than the law asks for.
create function keep_review_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '180 days' then
    return old;
  end if;
  raise exception 'rows of % are only added, and removed after 180 days', tg_table_name;
end $$;
drop trigger review_log_kept on review_log;
create trigger review_log_kept before update or delete on review_log
  for each row execute function keep_review_log();
create trigger review_log_whole before truncate on review_log
  for each statement execute function refuse_change();
create index review_log_by_time on review_log (at);

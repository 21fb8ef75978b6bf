-- What staff read and decided, and why: it outlives the share and the account, and nobody rewrites it.
create table review_log (
  id bigint primary key,
  at timestamptz not null,
  actor_id bigint not null,
  action text not null,
  object_kind text not null check (object_kind in ('share', 'comment', 'report')),
  object_id bigint not null,
  reason text not null
);
create index review_log_by_object on review_log (object_kind, object_id, id desc);
create index review_log_by_time on review_log (at);

-- The review log has an end: its old rows may go, but none younger than the law asks for.
create function keep_review_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '180 days' then
    return old;
  end if;
  raise exception 'rows of % are only added, and removed after 180 days', tg_table_name;
end $$;
create trigger review_log_kept before update or delete on review_log
  for each row execute function keep_review_log();
create trigger review_log_whole before truncate on review_log
  for each statement execute function refuse_change();

-- What staff read and decided, and why: it outlives the share and the account, and nobody rewrites it.
create table review_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint not null,
  action text not null,
  object_kind text not null check (object_kind in ('share', 'comment', 'report')),
  object_id bigint not null,
  reason text not null
);
create index review_log_by_object on review_log (object_kind, object_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end $$;
create trigger review_log_kept before update or delete or truncate on review_log
  for each statement execute function refuse_change();

-- Counters of the rate limits that several processes must agree on.
create table rate_window (
  key text not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (key, window_start)
);
create index rate_window_by_start on rate_window (window_start);

-- Every process of the product shows here, again and again, that it lives. Times are the database's
-- own, for the clocks of processes differ. Not logged: after a crash of the database nothing that
-- stood here would be true.
create unlogged table process_lease (
  id uuid primary key,
  renewed_at timestamptz not null,
  -- Renewed without a gap since then.
  steady_since timestamptz not null
);

-- Who did what, when, to which object and with what result; never a word of what was written. It
-- outlives the account, so nothing here refers to one.
create table audit_log (
  id bigint primary key,
  at timestamptz not null,
  -- An account by its number, or who acted without one.
  actor text not null check (actor in ('account', 'nobody', 'operator', 'product')),
  actor_id bigint,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*([.][a-z]+(-[a-z]+)*)?$' and length(action) <= 60),
  object_kind text check (object_kind ~ '^[a-z]+(-[a-z]+)*$' and length(object_kind) <= 60),
  object_id text check (length(object_id) <= 200),
  result text not null check (result in ('ok', 'refused', 'failed')),
  request_id text check (length(request_id) <= 100),
  check ((actor = 'account') = (actor_id is not null))
);
create index audit_log_by_time on audit_log (at);
create index audit_log_by_actor on audit_log (actor_id, at desc);

-- Rows are only added. What is older than the law asks for may go, whoever asks; nothing else may.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end $$;
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '180 days' then
    return old;
  end if;
  raise exception 'rows of % are only added, and removed after 180 days', tg_table_name;
end $$;
create trigger audit_log_kept before update or delete on audit_log
  for each row execute function keep_audit_log();
create trigger audit_log_whole before truncate on audit_log
  for each statement execute function refuse_change();

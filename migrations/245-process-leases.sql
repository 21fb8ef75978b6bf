-- Every process of the product shows here, again and again, that it lives. Times are the database's
-- own, for the clocks of processes differ. Not logged: after a crash of the database nothing that
-- stood here would be true.
create unlogged table process_lease (
  id uuid primary key,
  renewed_at timestamptz not null,
  -- Renewed without a gap since then.
  steady_since timestamptz not null
);
-- The process that writes a running reply.
alter table message add column process_id uuid;

-- What a person wishes for a share of a session. Nothing is shared by it.
alter table session
  add column share_public boolean not null default false,
  add column share_anonymous boolean not null default false;
-- One person's recycle bin, what was deleted last first.
create index session_in_bin on session (user_id, deleted_at desc, id desc) where deleted_at is not null;

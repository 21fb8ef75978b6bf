-- The one live reset link of an account, by SHA-256 of its token; a newer one takes its place.
create table password_reset (
  user_id bigint primary key references app_user (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_reset_by_expiry on password_reset (expires_at);

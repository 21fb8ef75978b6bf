-- The authenticator of an account: its secret, sealed under a key that is not in the database.
create table second_factor (
  user_id bigint primary key references app_user (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code was entered; nothing is asked for before.
  confirmed_at timestamptz,
  -- The newest step of 30 seconds whose code was used; no code counts twice.
  used_step bigint not null default 0
);

-- Codes for whoever has lost the authenticator, each for one use, as keyed hashes.
create table recovery_code (
  user_id bigint not null references second_factor (user_id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

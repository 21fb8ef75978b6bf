create table app_user (
  id bigint generated always as identity primary key,
  username text not null,
  -- Look-alike spellings are one name: NFKC, lower case.
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  is_active boolean not null default true,
  is_staff boolean not null default false,
  date_joined timestamptz not null,
  last_login timestamptz
);

-- One row a signed-in browser: what a person sees in the list of sign-ins and can revoke.
create table sign_in (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  -- SHA-256 of the value in the browser's sign-in cookie.
  cookie_hash bytea not null unique,
  is_remembered boolean not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sign_in_by_user on sign_in (user_id, last_used_at desc);
create index sign_in_by_expiry on sign_in (expires_at);

-- Refresh tokens by SHA-256; a used one is kept to recognise its reuse.
create table refresh_token (
  token_hash bytea primary key,
  sign_in_id bigint not null references sign_in (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_by_sign_in on refresh_token (sign_in_id);
create index refresh_token_by_user on refresh_token (user_id);
create index refresh_token_by_expiry on refresh_token (expires_at);

-- Failed sign-ins in a row, by account name and by address, known or not: the wait grows with them.
create table sign_in_failure (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);

create table app_user (
  id bigint primary key,
  username text not null,
  -- Look-alike spellings are one name: NFKC, lower case.
  username_key text not null unique,
  -- An account needs none; one that is given belongs to one account.
  email text,
  email_key text unique,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  -- The month of birth, which answers whether somebody is 14 and 18; the day is not asked for. Null
  -- for accounts of programs that do not ask.
  birth_month text check (birth_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  is_active boolean not null default true,
  is_staff boolean not null default false,
  date_joined timestamptz not null,
  last_login timestamptz,
  -- An account whose owner wants it deleted: until the second date this can be taken back.
  deletion_requested_at timestamptz,
  deletion_due_at timestamptz,
  constraint app_user_email_with_key check ((email is null) = (email_key is null)),
  constraint deletion_has_both_dates
    check ((deletion_requested_at is null) = (deletion_due_at is null))
);
create index app_user_deletion_due on app_user (deletion_due_at) where deletion_due_at is not null;

-- What is left of an account: that it was there. Its number is never given again.
create table deleted_account (
  user_id bigint primary key,
  requested_at timestamptz not null,
  deleted_at timestamptz not null
);

-- One row a signed-in browser: what a person sees in the list of sign-ins and can revoke.
create table sign_in (
  user_id bigint not null references app_user (id) on delete cascade,
  id bigint not null,
  -- SHA-256 of the value in the browser's sign-in cookie, which names the account too.
  cookie_hash bytea not null,
  is_remembered boolean not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (user_id, id),
  unique (user_id, cookie_hash)
);
create index sign_in_by_user on sign_in (user_id, last_used_at desc);
create index sign_in_by_expiry on sign_in (expires_at);

-- Where a signed-in browser takes notices: the address that its maker's push service gave it. The row goes when
-- the sign-in ends.
create table push_subscription (
  user_id bigint not null,
  sign_in_id bigint not null,
  endpoint text not null check (length(endpoint) <= 1000),
  created_at timestamptz not null,
  -- A notice is to be sent, not before this time; a process that has taken the row moves it on, which is its lease.
  due_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  primary key (user_id, sign_in_id),
  foreign key (user_id, sign_in_id) references sign_in (user_id, id) on delete cascade
);
create index push_subscription_by_due on push_subscription (due_at) where due_at is not null;

-- Refresh tokens by SHA-256; a used one is kept to recognise its reuse. They name their account.
create table refresh_token (
  user_id bigint not null references app_user (id) on delete cascade,
  token_hash bytea not null,
  sign_in_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, token_hash),
  foreign key (user_id, sign_in_id) references sign_in (user_id, id) on delete cascade
);
create index refresh_token_by_sign_in on refresh_token (user_id, sign_in_id);
create index refresh_token_by_expiry on refresh_token (expires_at);

-- Failed sign-ins in a row, by account name and by address, known or not: the wait grows with them.
create table sign_in_failure (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);

-- The one live reset link of an account, by SHA-256 of its token, which names the account; a newer one takes its place.
create table password_reset (
  user_id bigint primary key references app_user (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_reset_by_expiry on password_reset (expires_at);

-- The mail address that an account has confirmed, or is to confirm with the code of a mail. It holds for that
-- address alone: another one of the account is not confirmed.
create table email_confirmation (
  user_id bigint primary key references app_user (id) on delete cascade,
  email_key text not null,
  -- The keyed hash of the one live code; a newer one takes its place. Null once the address is confirmed.
  code_hash bytea,
  expires_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  confirmed_at timestamptz,
  check ((code_hash is null) = (expires_at is null)),
  check (code_hash is null or confirmed_at is null)
);
create index email_confirmation_by_expiry on email_confirmation (expires_at);

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

-- Mails that are still to be sent. A row names what is to be written; the words, and any secret in
-- them, are made when it is sent, and the row is gone afterwards.
create table mail_outbox (
  id bigint primary key,
  -- Null for a mail that nobody gets: asking about an unknown address costs the same work.
  user_id bigint references app_user (id) on delete cascade,
  kind text not null,
  language text not null,
  -- Another address than the account's present one, such as the one it has just given up.
  to_address text,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- Not before this time; a process that has taken the row moves it on, which is its lease.
  next_at timestamptz not null
);
create index mail_outbox_by_next on mail_outbox (next_at);
create index mail_outbox_by_user on mail_outbox (user_id);

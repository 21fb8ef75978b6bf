-- The balance of each person; every change of it is a row of the ledger written in the same statement.
create table usage_account (
  user_id bigint primary key references app_user (id) on delete cascade,
  month_start date not null,
  month_quota integer not null default 0 check (month_quota >= 0),
  month_used integer not null default 0 check (month_used >= 0),
  subscription_ends_at timestamptz,
  permanent integer not null default 0 check (permanent >= 0),
  free_claimed_at timestamptz
);

-- One row a send: held while its reply runs, then settled or released exactly once.
create table quota_hold (
  id uuid primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  source text not null check (source in ('month', 'permanent')),
  month_start date not null,
  state text not null check (state in ('held', 'settled', 'released')),
  expires_at timestamptz not null
);
create index quota_hold_open on quota_hold (expires_at) where state = 'held';
create index quota_hold_by_user on quota_hold (user_id);

create table quota_ledger (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('hold', 'settle', 'release', 'grant')),
  source text not null check (source in ('month', 'permanent')),
  amount integer not null,
  reason text not null,
  hold_id uuid,
  session_id bigint,
  message_id bigint
);
create index quota_ledger_by_user on quota_ledger (user_id, id desc);

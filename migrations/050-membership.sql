-- The balance of each person; every change of it is a row of the ledger written in the same statement,
-- so that for both sources the rows add up to the balance: month_quota - month_used, and permanent.
-- A subscription brings plan_quota messages with each calendar month; what a month brought and what of
-- it lapsed are rows too. A period ends when its messages lapse.
create table usage_account (
  user_id bigint primary key references app_user (id) on delete cascade,
  month_start date not null,
  month_quota integer not null default 0 check (month_quota >= 0),
  month_used integer not null default 0 check (month_used >= 0),
  plan_quota integer not null default 0 check (plan_quota >= 0),
  period integer not null default 0,
  subscription_ends_at timestamptz,
  permanent integer not null default 0 check (permanent >= 0),
  free_claimed_at timestamptz,
  constraint month_not_overdrawn check (month_used <= month_quota)
);
-- Whose month or membership is over. A send changes nothing that these hold, and writes neither.
create index usage_account_by_month on usage_account (month_start) where month_quota > 0;
create index usage_account_by_end on usage_account (subscription_ends_at) where month_quota > 0;

-- One row a send: held while its reply runs, then settled or released exactly once. It knows the
-- period it took from; what is given back to one that ended lapses at once.
create table quota_hold (
  user_id bigint not null references app_user (id) on delete cascade,
  id uuid not null,
  source text not null check (source in ('month', 'permanent')),
  month_start date not null,
  period integer not null default 0,
  state text not null check (state in ('held', 'settled', 'released')),
  expires_at timestamptz not null,
  primary key (user_id, id)
);
create index quota_hold_open on quota_hold (expires_at) where state = 'held';

create table quota_ledger (
  user_id bigint not null references app_user (id) on delete cascade,
  id bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('hold', 'settle', 'release', 'grant', 'lapse')),
  source text not null check (source in ('month', 'permanent')),
  amount integer not null,
  reason text not null,
  hold_id uuid,
  session_id bigint,
  message_id bigint,
  primary key (user_id, id)
);
create index quota_ledger_by_hold on quota_ledger (user_id, hold_id) where hold_id is not null;
-- The stops of a day are counted when the next one is priced.
create index quota_ledger_stopped_reasoning on quota_ledger (user_id, at)
  where reason = 'reasoning-cancelled';

-- What was consented to, when, and the exact text (by hash): rows are only added, and closed on withdrawal.
create table consent (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  purpose text not null,
  version text not null,
  text_hash bytea not null,
  accepted_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index consent_in_force on consent (user_id, purpose, version) where withdrawn_at is null;

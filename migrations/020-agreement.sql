-- One ledger for consents of every kind: what was consented to, when, and the exact text (by hash).
-- Rows are only added, and closed on withdrawal. Where a person gives several of one kind, the subject
-- says which: the receiver of what is written to a model, the number of a share.
create table consent (
  user_id bigint not null references app_user (id) on delete cascade,
  id bigint not null,
  purpose text not null,
  subject text not null default '',
  version text not null,
  text_hash bytea not null,
  accepted_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (user_id, id)
);
create unique index consent_in_force on consent (user_id, purpose, subject, version)
  where withdrawn_at is null;

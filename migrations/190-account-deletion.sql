-- An account whose owner wants it deleted: until the second date this can be taken back.
alter table app_user
  add column deletion_requested_at timestamptz,
  add column deletion_due_at timestamptz,
  add constraint deletion_has_both_dates
    check ((deletion_requested_at is null) = (deletion_due_at is null));
create index app_user_deletion_due on app_user (deletion_due_at) where deletion_due_at is not null;

-- What is left of an account: that it was there. Its number is never given again.
create table deleted_account (
  user_id bigint primary key,
  requested_at timestamptz not null,
  deleted_at timestamptz not null
);

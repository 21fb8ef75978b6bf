-- An account needs no mail address; one that is given still belongs to one account.
alter table app_user
  alter column email drop not null,
  alter column email_key drop not null,
  add constraint app_user_email_with_key check ((email is null) = (email_key is null));

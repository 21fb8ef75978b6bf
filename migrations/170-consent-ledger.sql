-- One ledger for consents of every kind. Where a person gives several of one kind, the subject says
-- which: the receiver of what is written to a model, the number of a share.
alter table consent add column subject text not null default '';
drop index consent_in_force;
create unique index consent_in_force on consent (user_id, purpose, subject, version)
  where withdrawn_at is null;
create index consent_by_user on consent (user_id, id);

-- A publication ends the one before it for the same share.
insert into consent (user_id, purpose, subject, version, text_hash, accepted_at, withdrawn_at)
select user_id, 'publication', share_id::text, version, text_hash, accepted_at,
  coalesce(withdrawn_at, lead(accepted_at) over (partition by user_id, share_id order by id))
from share_consent order by id;

create or replace function close_share_consent() returns trigger language plpgsql as $$
begin
  update consent set withdrawn_at = now()
  where user_id = old.user_id and purpose = 'publication' and subject = old.id::text
    and withdrawn_at is null;
  return null;
end $$;
drop table share_consent;

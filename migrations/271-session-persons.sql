-- For whom of the family a session is; the account's holder where it is of nobody in it. A person removed
-- since leaves the session without a person, and still none of the holder's.
alter table session add column person_id bigint;
alter table session add column is_of_family boolean not null default false;
alter table session add constraint session_person_is_own
  foreign key (user_id, person_id) references family_person (user_id, id) on delete set null (person_id);
alter table session add constraint session_person_of_family check (person_id is null or is_of_family);
create index session_of_person on session (user_id, person_id) where person_id is not null;
-- A session of the holder's in which somebody else is plainly spoken of.
alter table session add column is_about_other boolean not null default false;

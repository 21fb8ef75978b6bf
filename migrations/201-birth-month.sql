-- The month of birth, which answers whether somebody is 14 and 18; the day is not asked for. Null for
-- accounts from before it was asked, and of programs that do not ask.
alter table app_user add column birth_month text
  check (birth_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');

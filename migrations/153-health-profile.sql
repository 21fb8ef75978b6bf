-- What a person says about their own body, kept under a consent of its own and erased with it.
create table health_profile (
  user_id bigint primary key references app_user (id) on delete cascade,
  sex text check (sex in ('female', 'male')),
  birth_year integer check (birth_year between 1900 and 2200),
  pregnancy text check (pregnancy in ('yes', 'no', 'possible')),
  lactating boolean,
  -- Null: not said; empty: none.
  medicines text[],
  allergies text[],
  updated_at timestamptz not null
);

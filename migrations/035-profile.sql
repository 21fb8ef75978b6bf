-- What a person has chosen; null where nothing was ever chosen and the default stands.
create table preference (
  user_id bigint primary key references app_user (id) on delete cascade,
  theme text check (theme in ('light', 'dark', 'auto')),
  language text check (language in ('zh-CN', 'en-US')),
  common_herbs text[],
  notifications boolean,
  auto_save boolean,
  privacy_mode boolean,
  large_type boolean,
  reasoning_expanded boolean,
  updated_at timestamptz not null
);

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

-- The persons for whom an account also asks: their health facts, each kept under a consent of its own.
create table family_person (
  user_id bigint not null references app_user (id) on delete cascade,
  id bigint not null,
  name text not null check (char_length(name) between 1 and 20),
  -- YYYY-MM.
  birth_month text not null check (birth_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  sex text check (sex in ('female', 'male')),
  pregnancy text check (pregnancy in ('yes', 'no', 'possible')),
  lactating boolean,
  -- Null: not said; empty: none.
  conditions text[] check (cardinality(conditions) <= 30),
  medicines text[] check (cardinality(medicines) <= 30),
  allergies text[] check (cardinality(allergies) <= 30),
  updated_at timestamptz not null,
  primary key (user_id, id)
);

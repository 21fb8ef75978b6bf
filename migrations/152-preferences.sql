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

create table model_preference (
  user_id bigint primary key references app_user (id) on delete cascade,
  model text not null,
  updated_at timestamptz not null
);

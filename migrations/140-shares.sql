-- A share is a copy: nothing of it is read from the session again, and its number tells neither
-- when it was made nor by whom.
create table share (
  id bigint primary key
    default ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint,
  user_id bigint not null references app_user (id) on delete cascade,
  session_id bigint not null references session (id) on delete cascade,
  title text not null,
  description text not null,
  tags text[] not null,
  -- Role, masked content, day and masks of each message, in order; and the beginning of the first two.
  messages jsonb not null,
  preview jsonb not null,
  messages_count integer not null,
  title_masks jsonb not null,
  description_masks jsonb not null,
  search_text text not null,
  is_public boolean not null,
  is_anonymous boolean not null,
  help_needed boolean not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  edition integer not null default 1,
  flags text[] not null,
  reject_reason text,
  reviewer_id bigint,
  reviewed_at timestamptz,
  -- Decided on since the author last looked.
  is_news boolean not null default false,
  created_at timestamptz not null,
  submitted_at timestamptz not null,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  view_count integer not null default 0 check (view_count >= 0)
);
create index share_by_author on share (user_id, submitted_at desc, id desc);
create index share_by_session on share (session_id);
create index share_waiting on share (submitted_at, id) where status = 'pending';

-- Every pair of neighbouring characters and every character: a search for one is answered too.
create function share_grams(t text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
  select letters.c || (select coalesce(array_agg(pair.a || pair.b), '{}')
    from unnest(letters.c[:cardinality(letters.c) - 1], letters.c[2:]) as pair (a, b))
  from (select string_to_array(lower(t), null) as c) letters
$$;
create index share_words on share using gin (share_grams(search_text))
  with (fastupdate = off) where status = 'approved' and is_public;

-- Every publication is consented to: rows are only added, and closed when the share goes.
create table share_consent (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  share_id bigint not null,
  version text not null,
  text_hash bytea not null,
  accepted_at timestamptz not null,
  withdrawn_at timestamptz
);
create index share_consent_by_user on share_consent (user_id, id);
create index share_consent_by_share on share_consent (share_id) where withdrawn_at is null;

create function close_share_consent() returns trigger language plpgsql as $$
begin
  update share_consent set withdrawn_at = now() where share_id = old.id and withdrawn_at is null;
  return null;
end $$;
create trigger share_gone after delete on share for each row execute function close_share_consent();

-- A session that is deleted takes its shares along at once, whoever deletes it and however; taking
-- the session back does not bring them back.
create function delete_shares_of_session() returns trigger language plpgsql as $$
begin
  delete from share where session_id = new.id;
  return null;
end $$;
create trigger session_hidden after update of deleted_at on session for each row
  when (old.deleted_at is null and new.deleted_at is not null)
  execute function delete_shares_of_session();

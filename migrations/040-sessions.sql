create table session (
  user_id bigint not null references app_user (id) on delete cascade,
  id bigint not null,
  title text not null,
  status text not null default 'ongoing' check (status in ('ongoing', 'completed')),
  description text not null default '',
  parent_session_id bigint,
  -- A conversation that began with its first words instead of a title: the id that the client gave it, so
  -- that a repeated call finds it. It has no title until its first message has named it.
  begun_by text,
  -- For whom of the family it is; the account's holder where it is of nobody in it. A person removed
  -- since leaves the session without a person, and still none of the holder's.
  person_id bigint,
  is_of_family boolean not null default false,
  -- A session of the holder's in which somebody else is plainly spoken of.
  is_about_other boolean not null default false,
  help_needed boolean not null default false,
  -- What a person wishes for a share of a session. Nothing is shared by it.
  share_public boolean not null default false,
  share_anonymous boolean not null default false,
  created_at timestamptz not null,
  -- Time of the last activity: the order of the list.
  updated_at timestamptz not null,
  deleted_at timestamptz,
  messages_count integer not null default 0 check (messages_count >= 0),
  upload_chars integer not null default 0 check (upload_chars >= 0),
  download_chars integer not null default 0 check (download_chars >= 0),
  -- How many comments its shares have.
  comments_count integer not null default 0,
  last_summary_at timestamptz,
  -- The card's preview, kept here so that a list is one query on one table.
  last_message_id bigint,
  last_message_role text,
  last_message_preview text,
  last_message_at timestamptz,
  primary key (user_id, id),
  constraint session_parent_is_own foreign key (user_id, parent_session_id)
    references session (user_id, id) on delete set null (parent_session_id),
  constraint session_person_is_own
    foreign key (user_id, person_id) references family_person (user_id, id) on delete set null (person_id),
  constraint session_person_of_family check (person_id is null or is_of_family)
);
create index session_by_activity on session (user_id, updated_at desc, id desc) where deleted_at is null;
-- One person's recycle bin, what was deleted last first.
create index session_in_bin on session (user_id, deleted_at desc, id desc) where deleted_at is not null;
create index session_deleted on session (deleted_at) where deleted_at is not null;
-- A session has at most one continuation (wire "Sessions").
create unique index session_continuation on session (user_id, parent_session_id) where parent_session_id is not null;
create unique index session_begun_by on session (user_id, begun_by) where begun_by is not null;
create index session_of_person on session (user_id, person_id) where person_id is not null;

-- How many sessions of a person are not deleted, and how many messages those hold. Changed in the transaction that
-- changes a session, after every other row that it locks, so that nothing counts them when a list is read.
create table session_total (
  user_id bigint primary key references app_user (id) on delete cascade,
  sessions integer not null,
  messages integer not null
) with (fillfactor = 50);

-- Every pair of neighbouring characters of what a person said, in lower case, as one number: the
-- owner's number, then the two characters (21 bits each). A search then reads that person's rows
-- alone, however common its words are with everybody. Owners 2^21 apart share numbers: whoever
-- searches names the owner too. The price makes a plan look for the words themselves before it works
-- out the pairs of a row. One character has none.
create function own_grams(owner bigint, t text) returns bigint[] language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(((owner & 2097151) << 42) | (ascii(pair.a)::bigint << 21) | ascii(pair.b)), '{}')
  from (select string_to_array(lower(t), null) as c) letters,
    unnest(letters.c[:cardinality(letters.c) - 1], letters.c[2:]) as pair (a, b)
$$;
-- What the title of a session says, apart from its row, which changes with every message: an index beside that would
-- be written as often. A session without a title has none.
create table session_words (
  user_id bigint not null references app_user (id) on delete cascade,
  session_id bigint not null,
  title text not null,
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references session (user_id, id) on delete cascade
);
create index session_words_grams on session_words using gin (own_grams(user_id, title))
  with (fastupdate = off);

-- Words in shares are looked for from the newest on, until a thousand shares are found. So a key is
-- one week's own: the number of the week, then a pair of neighbouring characters, or one character
-- and 0 (21 bits each), in lower case. A common word is read where it stands in the newest weeks, and
-- not wherever it stands. The week is worked out here once more than in share_week: an index is
-- built where no other function of ours is known.
create function share_keys(published timestamptz, t text) returns bigint[] language sql immutable strict parallel restricted cost 1000 as $$
  select coalesce(array_agg(text.week | (ascii(pair.a)::bigint << 21) | coalesce(ascii(pair.b), 0)), '{}')
  from (select string_to_array(lower(t), null) as c,
      floor(extract(epoch from published at time zone 'UTC') / 604800)::bigint << 42 as week offset 0) text,
    unnest(text.c || text.c, text.c[2:]) as pair (a, b)
$$;
create function share_week(published timestamptz) returns bigint language sql immutable strict parallel safe as $$
  select floor(extract(epoch from published at time zone 'UTC') / 604800)::bigint
$$;
create function share_week_start(published timestamptz) returns timestamptz language sql immutable strict parallel safe as $$
  select to_timestamp(share_week(published) * 604800)
$$;
-- What words are looked for by, without the week: their pairs, or their only character.
create function word_keys(word text) returns bigint[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg((ascii(pair.a)::bigint << 21) | coalesce(ascii(pair.b), 0)), '{}')
  from (select string_to_array(lower(word), null) as c) letters,
    unnest(letters.c[:greatest(1, cardinality(letters.c) - 1)], letters.c[2:]) as pair (a, b)
$$;
create index share_words_keys on share_words using gin (share_keys(published_at, search_text))
  with (fastupdate = off);
drop index share_words_grams;
drop function share_pairs;
drop function share_grams;

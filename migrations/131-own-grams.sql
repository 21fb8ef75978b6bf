-- Every pair of neighbouring characters of what a person said, in lower case, as one number: the
-- owner's number, then the two characters (21 bits each). A search then reads that person's rows
-- alone, however common its words are with everybody. Owners 2^21 apart share numbers: whoever
-- searches names the owner too.
create function own_grams(owner bigint, t text) returns bigint[] language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(((owner & 2097151) << 42) | (ascii(pair.a)::bigint << 21) | ascii(pair.b)), '{}')
  from (select string_to_array(lower(t), null) as c) letters,
    unnest(letters.c[:cardinality(letters.c) - 1], letters.c[2:]) as pair (a, b)
$$;
drop index message_grams;
-- New rows wait in a list of at most 64 kB, which every search reads too: written in one go they cost
-- a third, and the list stays too short to be felt.
create index message_grams on message using gin (own_grams(user_id, content))
  with (fastupdate = on, gin_pending_list_limit = 64) where status <> 'streaming';

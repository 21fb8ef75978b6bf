-- Every pair of neighbouring characters of a text, in lower case. One character has none. The price
-- makes a plan look for the words themselves before it works out the pairs of a row.
create function zh_grams(t text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(pair.a || pair.b), '{}')
  from (select string_to_array(lower(t), null) as c) letters,
    unnest(letters.c[:cardinality(letters.c) - 1], letters.c[2:]) as pair (a, b)
$$;
-- A reply is found once it is written: its row changes twice a second before. Without fastupdate
-- every search costs the same, however much was written since the last vacuum.
create index message_grams on message using gin (zh_grams(content))
  with (fastupdate = off) where status <> 'streaming';

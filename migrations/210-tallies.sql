-- How many replies ended how, and what triage said of what was sent, by day in Asia/Shanghai. Counted
-- apart from the messages: they go when a person deletes them, and these rows know nobody.
create table reply_tally (
  day date not null,
  model text not null,
  status text not null check (status in ('complete', 'cancelled', 'interrupted', 'failed')),
  -- The message of quota that it had held was given back.
  is_refunded boolean not null,
  replies integer not null check (replies > 0),
  primary key (day, model, status, is_refunded)
) with (fillfactor = 50);

create table triage_tally (
  day date not null,
  level text not null check (level in ('routine', 'urgent', 'safety', 'crisis', 'emergency')),
  sends integer not null check (sends > 0),
  primary key (day, level)
) with (fillfactor = 50);

-- Counters of the rate limits that several processes must agree on.
create table rate_window (
  key text not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (key, window_start)
);
create index rate_window_by_start on rate_window (window_start);

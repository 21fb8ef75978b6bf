-- Tags are few and their counts change with every share: sorting them is cheaper than an index that
-- is written with each change.
drop index hall_count_by_use;
alter table hall_count set (fillfactor = 50);

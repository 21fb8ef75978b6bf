-- A conversation that began with its first words instead of a title: the id that the client gave it, so
-- that a repeated call finds it. It has no title until its first message has named it.
alter table session add column begun_by text;
create unique index session_begun_by on session (user_id, begun_by) where begun_by is not null;

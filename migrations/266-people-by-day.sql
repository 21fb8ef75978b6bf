-- How many people wrote on each of the last days is read from this index alone.
create index message_people on message (created_at, user_id) where role = 'user';

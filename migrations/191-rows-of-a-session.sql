-- A session that is removed takes its rows along; they were looked for in everybody's.
create index message_of_session on message (session_id);
create index deleted_message_of_session on deleted_message (session_id);

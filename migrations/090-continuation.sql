-- A session has at most one continuation (wire "Sessions"); of earlier twins the first keeps the link.
update session later
set parent_session_id = null
from session earlier
where earlier.user_id = later.user_id
  and earlier.parent_session_id = later.parent_session_id
  and earlier.id < later.id;
create unique index session_continuation on session (user_id, parent_session_id) where parent_session_id is not null;
-- What the person had said in the session before, as a turn of theirs: kept with its summary message.
alter table message add column carried_words text;

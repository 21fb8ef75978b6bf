-- How many comments the shares of a session have, beside the session: its list is one query on one table.
alter table session add column comments_count integer not null default 0;
update session set comments_count = of_shares.comments
from (select session_id, sum(comment_count) as comments from share group by session_id) of_shares
where session.id = of_shares.session_id;

create function count_session_comments() returns trigger language plpgsql as $$
declare
  gained integer := 0;
begin
  if tg_op <> 'DELETE' then gained := gained + new.comment_count; end if;
  if tg_op <> 'INSERT' then gained := gained - old.comment_count; end if;
  if gained <> 0 then
    update session set comments_count = comments_count + gained
    where id = case when tg_op = 'DELETE' then old.session_id else new.session_id end;
  end if;
  return null;
end $$;
create trigger session_comments_counted after insert or delete or update of comment_count on share
  for each row execute function count_session_comments();

-- Words of a share that stand in a reader's own session (going on from a share). They stay as long as
-- the share is published: it goes, is taken back, taken down or changed, and they go with it.
create table share_copy (
  message_id bigint primary key references message (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  session_id bigint not null references session (id) on delete cascade,
  share_id bigint not null references share (id) on delete cascade,
  -- What the message says from then on, in the reader's language.
  content_after text not null
);
create index share_copy_by_share on share_copy (share_id);
create index share_copy_by_user on share_copy (user_id);
create index share_copy_by_session on share_copy (session_id);

create function blank_share_copy() returns trigger language plpgsql as $$
begin
  update message set content = old.content_after where id = old.message_id and user_id = old.user_id;
  update session set last_message_preview = old.content_after
    where id = old.session_id and user_id = old.user_id and last_message_id = old.message_id;
  return null;
end $$;
create trigger share_copy_gone after delete on share_copy
  for each row execute function blank_share_copy();

create function remove_share_copies() returns trigger language plpgsql as $$
begin
  delete from share_copy where share_id = new.id;
  return null;
end $$;
create trigger share_unpublished after update of status on share for each row
  when (old.status = 'approved' and new.status <> 'approved') execute function remove_share_copies();

-- Copies from before: each is tied to the share whose words it holds. Spaces and the marks that keep
-- words from being Markdown are left out of the comparison.
create function pg_temp.bare(t text) returns text language sql immutable as $$
  select regexp_replace(t, '[\s\u00a0\u3000\ufeff\\]+', '', 'g')
$$;
create temp table old_copy as
select m.id, m.user_id, m.session_id, pg_temp.bare(m.content) as words,
  -- Messages that are quoted.
  array_length(string_to_array(m.content, E'\n> **'), 1) - 1 as quoted,
  case when m.content like '**别%'
    then E'**别人分享的案例，不是您自己的情况**\n\n分享者改动、撤回或删除了这个案例，原来的内容不再显示。您自己说过的话都还在。'
    else E'**A case somebody else shared, not your own condition**\n\nIts author has changed, withdrawn or deleted it, so it is no longer shown. All that you have said yourself is still here.'
  end as content_after
from message m
where m.role = 'system' and m.is_summary and m.carried_words is null
  and (m.content like E'**别人分享的案例，不是您自己的情况**\n\n%'
    or m.content like E'**A case somebody else shared, not your own condition**\n\n%');

insert into share_copy (message_id, user_id, session_id, share_id, content_after)
select distinct on (c.id) c.id, c.user_id, c.session_id, s.id, c.content_after
from old_copy c join share s
  on ((s.status = 'approved' and s.is_public) or s.user_id = c.user_id)
  and position('“' || pg_temp.bare(s.title) || '”' in c.words) > 0
  and not exists (
    select from jsonb_array_elements(s.messages) with ordinality as said (message, place)
    where place <= c.quoted
      and position(pg_temp.bare(left(message ->> 'content', 399)) in c.words) = 0)
order by c.id, s.id;

-- Of the others the words are published no more.
update message set content = c.content_after from old_copy c
where message.id = c.id and c.id not in (select message_id from share_copy);
update session set last_message_preview = c.content_after from old_copy c
where session.id = c.session_id and last_message_id = c.id
  and c.id not in (select message_id from share_copy);

-- Titles held the title of the share, and so did continuations and what they begin with.
create temp table of_copy as
with recursive chain as (
  select session_id as id from old_copy
  union
  select s.id from session s join chain on s.parent_session_id = chain.id)
select id from chain;
update session set title = case when title like '参考：%' then '参考：别人分享的案例' else 'About: a case that was shared' end
  || coalesce(substring(title from '（续\d*）$'), '')
where id in (select id from of_copy) and (title like '参考：%' or title like 'About: %');
create function pg_temp.untitled(t text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(t,
    '接着“参考：[^\n]*”继续。', '接着“参考：别人分享的案例”继续。'),
    'This goes on from “About: [^\n]*”\.', 'This goes on from “About: a case that was shared”.')
$$;
update message set content = pg_temp.untitled(content)
where session_id in (select id from of_copy) and is_summary and content <> pg_temp.untitled(content);
update session set last_message_preview = left(m.content, 200) from message m
where session.id in (select id from of_copy) and m.id = last_message_id and m.is_summary;

drop table old_copy, of_copy;
drop function pg_temp.bare, pg_temp.untitled;

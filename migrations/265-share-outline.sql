-- What a card of the hall says of a share: complaint, age band, course and outcome, read from the
-- masked text when it is submitted, so that nothing under a mask comes back. Null for shares from
-- before and for those that tell of no complaint.
alter table share add column outline jsonb;

-- The comment that a reply answers: a reply to a reply stands below the same comment.
alter table share_comment add column answers_id bigint references share_comment (id) on delete set null;
create index share_comment_answered on share_comment (answers_id) where answers_id is not null;
update share_comment set answers_id = parent_id where parent_id is not null;

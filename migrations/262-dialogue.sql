-- What a turn did: the questions and answers that a reply offered, the result it gave, the alarm it
-- raised; of a message of the person the answers that were tapped. Versioned; null of messages from
-- before, and of those that have none.
alter table message add column dialogue jsonb;

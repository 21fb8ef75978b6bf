-- Answers to the question of a reply that can be tapped.
alter table message add column suggestions text[] not null default '{}';
-- They belong to several questions: they are picked together before they are sent.
alter table message add column suggestions_together boolean not null default false;

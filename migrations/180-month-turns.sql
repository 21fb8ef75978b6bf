-- A subscription brings plan_quota messages with each calendar month. What a month brought and what of
-- it lapsed are rows of the ledger, so that for both sources the rows add up to the balance:
-- month_quota - month_used, and permanent. A period ends when its messages lapse; a hold knows the
-- period it took from, and what is given back to one that ended lapses at once.
alter table usage_account add column plan_quota integer not null default 0 check (plan_quota >= 0);
alter table usage_account add column period integer not null default 0;
alter table usage_account add constraint month_not_overdrawn check (month_used <= month_quota);
update usage_account set plan_quota = month_quota;

alter table quota_hold add column period integer not null default 0;

alter table quota_ledger drop constraint quota_ledger_kind_check;
alter table quota_ledger add constraint quota_ledger_kind_check
  check (kind in ('hold', 'settle', 'release', 'grant', 'lapse'));
create index quota_ledger_by_hold on quota_ledger (hold_id) where hold_id is not null;

-- Months that were given before they were written down.
insert into quota_ledger (user_id, at, kind, source, amount, reason)
select a.user_id, now(), 'grant', 'month', a.month_quota - a.month_used - coalesce(l.sum, 0), 'month-begins'
from usage_account a
left join (select user_id, sum(amount)::int as sum from quota_ledger where source = 'month' group by user_id) l
  using (user_id)
where a.month_quota - a.month_used <> coalesce(l.sum, 0);

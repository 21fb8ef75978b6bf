-- The stops of a day are counted when the next one is priced.
create index quota_ledger_stopped_reasoning on quota_ledger (user_id, at)
  where reason = 'reasoning-cancelled';

import type { Executor } from '#platform/server/database.ts';

export type MembershipServices = {
  db: Executor;
  settings: { freeMessages: number };
};

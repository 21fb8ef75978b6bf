import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Reading } from '#platform/server/reader.ts';
import type { SecretKeys } from '#platform/server/secret-keys.ts';
import type { ReminderWays } from './reminder-ways.ts';

export type CheckInServices = {
  db: Executor;
  keys: Pick<SecretKeys, 'mailCode'>;
  reminders: ReminderWays;
  reading: Reading<{ turns: readonly ChainTurn[] }>;
  settings: { hotlines: readonly Hotline[] };
};

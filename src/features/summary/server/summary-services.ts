import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Reading } from '#platform/server/reader.ts';

export type SummaryServices = { db: Executor; reading: Reading<{ turns: readonly ChainTurn[] }> };

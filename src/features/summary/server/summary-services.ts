import type { Executor } from '#platform/server/database.ts';
import type { ReadingRoom } from './reading-room.ts';

export type SummaryServices = { db: Executor; readingRoom: ReadingRoom };

import type { Executor } from '#platform/server/database.ts';
import type { Transcriber } from './transcriber.ts';

export type VoiceServices = {
  db: Executor;
  /** Null where none is configured. */
  transcriber: Transcriber | null;
};

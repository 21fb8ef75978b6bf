import type { Executor } from '#platform/server/database.ts';
import type { ModelTable } from '../model-choice.ts';

export type ModelServices = { db: Executor; models: ModelTable };

import type { Handler } from '#platform/server/handler.ts';
import type { administrationEndpoints } from '../contract.ts';
import { readContents } from './knowledge-book.ts';

export const listKnowledgeChapters: Handler<
  typeof administrationEndpoints.listKnowledgeChapters,
  unknown
> = async () => ({ chapters: await readContents() });

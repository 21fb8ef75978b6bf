import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { administrationEndpoints } from '../contract.ts';
import { readChapter } from './knowledge-book.ts';

export const getKnowledgeChapter: Handler<
  typeof administrationEndpoints.getKnowledgeChapter,
  unknown
> = async ({ params }) => {
  const chapter = await readChapter(params.chapter);
  if (chapter === undefined) throw new AppError('not_found');
  return chapter;
};

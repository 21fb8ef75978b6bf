import type { Handlers } from '#platform/server/handler.ts';
import type { administrationEndpoints } from '../contract.ts';
import type { AdministrationServices } from './administration-services.ts';
import { getKnowledgeChapter } from './get-knowledge-chapter.ts';
import { getOverview } from './get-overview.ts';
import { listFeedback } from './list-feedback.ts';
import { listKnowledgeChapters } from './list-knowledge-chapters.ts';
import { searchKnowledge } from './search-knowledge.ts';

export const administrationHandlers: Handlers<
  typeof administrationEndpoints,
  AdministrationServices
> = { getOverview, listFeedback, listKnowledgeChapters, getKnowledgeChapter, searchKnowledge };

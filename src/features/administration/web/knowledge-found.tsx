import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';

import { pageCount } from '#platform/contract/paging.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { knowledgeFoundPageSize } from '../rules.ts';
import type { ReviewState } from '../rules.ts';
import { administrationApi } from './administration-api.ts';
import { BookRowArticle } from './book-row-article.tsx';
import { KnowledgeSkeleton } from './knowledge-skeleton.tsx';
import { knowledgeTexts } from './knowledge-texts.ts';

type KnowledgeFoundProps = {
  words: string;
  state: ReviewState | undefined;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** What a search found in all chapters. */
export function KnowledgeFound({ words, state, page, onPage, onClear }: KnowledgeFoundProps) {
  const { language } = useLanguage();
  const texts = knowledgeTexts[language];
  const query = { q: words, state, page, page_size: knowledgeFoundPageSize };
  const search = useQuery({
    ...endpointQuery(administrationApi, 'searchKnowledge', { query }),
    placeholderData: keepPreviousData,
  });
  if (search.isPending) return <KnowledgeSkeleton />;
  if (!search.data) return <QueryFailure title={texts.failed} query={search} />;
  const { count, results } = search.data;
  if (count === 0)
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={<output>{texts.nothing}</output>}
        hint={texts.nothingHint}
        action={<Button onClick={onClear}>{texts.clear}</Button>}
      />
    );
  return (
    <section data-paper aria-busy={search.isPlaceholderData} className="print:text-[10pt]/snug">
      <h2 className="mb-2 text-lg">
        <output>{texts.found(new Intl.NumberFormat(language).format(count))}</output>
      </h2>
      <div className="rounded-card border border-line bg-surface px-4 sm:px-7 print:border-0 print:bg-transparent print:p-0">
        {results.map(({ chapter, row }) => (
          <BookRowArticle
            key={`${chapter.id}:${row.id}`}
            chapter={chapter.id}
            row={row}
            headingAs="h3"
          >
            <span lang="zh-CN" className="text-sm text-muted">
              {chapter.title}
            </span>
          </BookRowArticle>
        ))}
      </div>
      <div className="mt-8 print:hidden">
        <Pagination
          page={page}
          totalPages={pageCount(count, knowledgeFoundPageSize)}
          onPage={onPage}
        />
      </div>
    </section>
  );
}

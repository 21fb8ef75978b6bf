import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { feedbackReasonNames } from '#features/messages/feedback-reason-texts.ts';
import { pageCount } from '#platform/contract/paging.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { feedbackPageSize } from '../rules.ts';
import { administrationApi } from './administration-api.ts';
import { overviewTexts } from './texts.ts';

/** What readers wrote about replies that did not help, without their names. */
export function FeedbackComments() {
  const { language } = useLanguage();
  const texts = overviewTexts[language];
  const [page, setPage] = useState(1);
  const query = { page, page_size: feedbackPageSize };
  const list = useQuery({
    ...endpointQuery(administrationApi, 'listFeedback', { query }),
    placeholderData: keepPreviousData,
  });
  if (list.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-11" />
      </SkeletonGroup>
    );
  }
  if (!list.data) return <QueryFailure title={texts.feedbackFailed} query={list} />;
  const { results, count } = list.data;
  if (count === 0) return <p className="text-muted">{texts.feedbackNoWords}</p>;
  return (
    <>
      <ul aria-busy={list.isPlaceholderData}>
        {results.map(({ day, reason, words }, at) => (
          <li key={`${page}-${at}`} className="border-b border-line py-2 last:border-0">
            <p className="text-sm text-muted">
              {day} · {feedbackReasonNames[language][reason]}
            </p>
            <p className="whitespace-pre-wrap">{words}</p>
          </li>
        ))}
      </ul>
      <Pagination page={page} totalPages={pageCount(count, feedbackPageSize)} onPage={setPage} />
    </>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useTexts } from '#platform/web/use-texts.ts';
import { SearchX } from 'lucide-react';

import { isNetworkFailure } from './is-network-failure.ts';
import { sharedTexts } from './shared-texts.ts';

type SharedFailureProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
};

/** SHR-12: what is not there may be gone or not for this reader; else the server's words. */
export function SharedFailure({ query }: SharedFailureProps) {
  const { error } = query;
  const texts = useTexts(sharedTexts);
  if (error instanceof CallError && error.code === 'not_found') {
    return (
      <div className="flex flex-col items-center gap-2 px-4 py-14 text-center">
        <SearchX aria-hidden="true" className="mb-2 size-8 text-muted" />
        <h1 className="text-xl">{texts.missingTitle}</h1>
        <p className="max-w-[30em] text-muted">{texts.missing}</p>
      </div>
    );
  }
  return (
    <QueryFailure
      titleAs="h1"
      title={isNetworkFailure(error) ? texts.failedBadly : texts.failed}
      query={query}
    />
  );
}

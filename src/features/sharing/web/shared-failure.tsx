import type { UseQueryResult } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { Missing } from '#platform/web/ui/missing.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

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
    return <Missing title={texts.missingTitle} hint={texts.missing} />;
  }
  return (
    <QueryFailure
      titleAs="h1"
      title={isNetworkFailure(error) ? texts.failedBadly : texts.failed}
      query={query}
    />
  );
}

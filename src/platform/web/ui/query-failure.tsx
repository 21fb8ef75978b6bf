import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { failureHint } from '../failure-hint.ts';
import { ErrorState } from './error-state.tsx';

export type QueryFailureProps = {
  /** What failed, for the user. */
  title: ReactNode;
  /** `h1` when the page shows nothing else. */
  titleAs?: 'p' | 'h1';
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
};

/** Shown in place of a query's data: what failed, why, and a retry button. */
export function QueryFailure({ title, titleAs = 'p', query }: QueryFailureProps) {
  return (
    <ErrorState
      title={title}
      titleAs={titleAs}
      hint={failureHint(query.error)}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

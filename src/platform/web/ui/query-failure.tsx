import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { failureHint } from '../failure-hint.ts';
import { ErrorState } from './error-state.tsx';

export type QueryFailureProps = {
  /** What failed, in words for the reader. */
  title: ReactNode;
  /** `h1` where this is all there is of the page. */
  titleAs?: 'p' | 'h1';
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
};

/** In the place of what a query did not bring: what failed, why, and a button to ask again. */
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

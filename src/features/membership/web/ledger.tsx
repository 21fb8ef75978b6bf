import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';

import { pageCount } from '#platform/contract/paging.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { ledgerPageSize } from '../rules.ts';
import { LedgerEntry } from './ledger-entry.tsx';
import { LedgerSkeleton, ledgerClass } from './ledger-skeleton.tsx';
import { membershipApi } from './membership-api.ts';
import { ledgerTexts } from './ledger-texts.ts';

type LedgerProps = {
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
};

/** The user's message ledger, newest entry first. */
export function Ledger({ page, onPage }: LedgerProps) {
  const texts = useTexts(ledgerTexts);
  const sent = { query: { page, page_size: ledgerPageSize } };
  const list = useQuery({
    ...endpointQuery(membershipApi, 'listLedger', sent),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  if (list.isPending) return <LedgerSkeleton />;
  if (!list.data) return <QueryFailure title={texts.ledgerFailed} query={list} />;
  const { results, count } = list.data;
  if (count === 0) {
    return (
      <EmptyState
        icon={<ScrollText aria-hidden="true" />}
        title={texts.ledgerEmpty}
        hint={texts.ledgerEmptyHint}
        action={
          <Link to="/sessions" className={buttonClass('quiet')}>
            {texts.toSessions}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul className={ledgerClass} aria-busy={list.isPlaceholderData}>
        {results.map((entry) => (
          <LedgerEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination page={page} totalPages={pageCount(count, ledgerPageSize)} onPage={onPage} />
      </div>
    </>
  );
}

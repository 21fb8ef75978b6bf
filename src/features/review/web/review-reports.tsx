import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { useShortcuts } from '#platform/web/use-shortcuts.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Report } from '../contract.ts';
import { reviewPageSize } from '../rules.ts';
import { deskRefreshMs, reviewApi } from './review-api.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewReportCard } from './review-report-card.tsx';
import { reviewTexts } from './review-texts.ts';
import { useReviewCursor } from './use-review-cursor.ts';
import { useReportDecisions } from './use-report-decisions.ts';

const ReasonDialog = lazy(() => import('./review-reason-dialog.tsx'));
const ShareDialog = lazy(() => import('./review-share-dialog.tsx'));

type ReviewReportsProps = {
  page: number;
  onPage: (page: number) => void;
};

/** Open reports, the oldest first; the reporter is never shown. */
export function ReviewReports({ page, onPage }: ReviewReportsProps) {
  const texts = useTexts(reviewTexts);
  const query = { page, page_size: reviewPageSize };
  const reports = useQuery({
    ...endpointQuery(reviewApi, 'listReports', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: deskRefreshMs,
  });
  return (
    <ReviewList
      list={reports}
      page={page}
      onPage={onPage}
      emptyIcon={<Flag aria-hidden="true" />}
      emptyTitle={texts.emptyReports}
    >
      {(results) => <Reports reports={results} />}
    </ReviewList>
  );
}

function Reports({ reports }: { reports: readonly Report[] }) {
  const texts = useTexts(reviewTexts);
  const { current, move } = useReviewCursor(reports, false);
  const [upheld, setUpheld] = useState<Report | null>(null);
  const [readId, setReadId] = useState<number | null>(null);
  const decide = useReportDecisions();
  const dismiss = ({ id }: Report): void => {
    if (!decide.isPending) decide.mutate({ id, approved: false, reason: '' });
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    // "Approve" keeps the content, as everywhere at the desk.
    a: () => current && dismiss(current),
    r: () => setUpheld(current ?? null),
  });
  return (
    <>
      <ul className="flex flex-col gap-3">
        {reports.map((report) => (
          <ReviewReportCard
            key={report.id}
            report={report}
            isCurrent={report.id === current?.id}
            isPending={decide.isPending && decide.variables.id === report.id}
            onRead={() => setReadId(report.shareId)}
            onDismiss={() => dismiss(report)}
            onUphold={() => setUpheld(report)}
          />
        ))}
      </ul>
      <Suspense>
        {readId !== null && <ShareDialog shareId={readId} onClose={() => setReadId(null)} />}
        {upheld && (
          <ReasonDialog
            title={texts.upholdTitle}
            intro={upheld.kind === 'share' ? texts.upholdShareIntro : texts.upholdCommentIntro}
            confirmLabel={texts.confirmUphold}
            onConfirm={(reason) => {
              setUpheld(null);
              decide.mutate({ id: upheld.id, approved: true, reason });
            }}
            onClose={() => setUpheld(null)}
          />
        )}
      </Suspense>
    </>
  );
}

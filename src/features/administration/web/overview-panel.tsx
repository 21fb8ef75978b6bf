import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { dateTimeText } from '#platform/web/relative-time.ts';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Overview } from '../contract.ts';
import { AlarmCounts } from './alarm-counts.tsx';
import { administrationApi, overviewRefreshMs } from './administration-api.ts';
import { bytesText } from './bytes-text.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { Figures } from './figures.tsx';
import { RepliesTable } from './replies-table.tsx';
import { overviewTexts } from './texts.ts';
import { Trends } from './trends.tsx';
import { TriageLevels } from './triage-levels.tsx';

type OverviewPanelProps = {
  /** Link to the review queue. */
  toReviews: ReactNode;
};

/** Product statistics for staff. */
export function OverviewPanel({ toReviews }: OverviewPanelProps) {
  const { language } = useLanguage();
  const texts = overviewTexts[language];
  const overview = useQuery({
    ...endpointQuery(administrationApi, 'getOverview'),
    refetchInterval: ({ state }) => (state.data ? overviewRefreshMs : false),
  });
  if (overview.isPending) return <OverviewSkeleton />;
  if (!overview.data) return <QueryFailure title={texts.loadFailed} query={overview} />;
  const { takenAt, days } = overview.data;
  return (
    <>
      <p className="mb-5 text-sm text-muted">
        {texts.asOf(dateTimeText(Date.parse(takenAt), language), days)}
      </p>
      <div className="mb-4">
        <Trends trend={overview.data.trend} />
      </div>
      <OverviewCards overview={overview.data} toReviews={toReviews} />
    </>
  );
}

function OverviewCards({ overview, toReviews }: { overview: Overview; toReviews: ReactNode }) {
  const { language } = useLanguage();
  const texts = overviewTexts[language];
  const { users, reviews, storage, versions, days, hotlinesCheckedOn } = overview;
  return (
    <div className="gap-4 *:mb-4 *:break-inside-avoid md:columns-2">
      <Figures
        title={texts.waiting}
        figures={[
          [texts.waitingShares, reviews.shares],
          [texts.waitingComments, reviews.comments],
          [texts.waitingReports, reviews.reports],
        ]}
      >
        <div className="mt-4">{toReviews}</div>
      </Figures>
      <Figures
        title={texts.users}
        figures={[
          [texts.usersTotal, users.total],
          [texts.usersNew(days), users.new],
          [texts.usersStaff, users.staff],
          [texts.usersLeaving, users.leaving],
        ]}
      />
      <RepliesTable overview={overview} />
      <TriageLevels overview={overview} />
      <AlarmCounts overview={overview} />
      <FeedbackCard feedback={overview.feedback} />
      <Figures
        title={texts.system}
        figures={[
          [texts.database, bytesText(storage.databaseBytes, language)],
          [texts.hotlines, hotlinesCheckedOn ?? texts.hotlinesUnchecked],
          [texts.versionProduct, versions.product],
          [texts.versionNode, versions.node],
          [texts.versionDatabase, versions.database],
          [texts.versionSchema, versions.schema.replace('.sql', '')],
        ]}
      />
    </div>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 md:grid-cols-2">
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </SkeletonGroup>
  );
}

import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { CoursePictureView } from './course-picture-view.tsx';
import { CourseTable } from './course-table.tsx';
import { courseWebTexts } from './course-web-texts.ts';
import type { JumpTo } from './own-words-link.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { summaryApi } from './summary-api.ts';

/** The course of the symptoms over the chain of sessions, drawn and as a table. */
export function CourseView({ sessionId, onJump }: JumpTo) {
  const texts = useTexts(courseWebTexts);
  const sent = { params: { id: sessionId } };
  const query = useQuery(endpointQuery(summaryApi, 'getSymptomTimeline', sent));
  if (query.isPending) return <PanelSkeleton />;
  if (!query.data) return <QueryFailure title={texts.failed} query={query} />;
  const { theme, lanes, charts } = query.data;
  if (lanes.length === 0 && charts.length === 0) {
    return <EmptyState title={texts.empty} hint={texts.emptyHint} />;
  }
  return (
    <>
      {theme !== '' && (
        <p className="mb-3" lang="zh-CN">
          <span className="text-muted">{texts.theme}</span>
          {theme}
        </p>
      )}
      <CoursePictureView picture={query.data} onJump={onJump} />
      <CourseTable course={query.data} sessionId={sessionId} onJump={onJump} />
    </>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '#platform/web/ui/badge.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { PanelBoundary } from '#platform/web/ui/panel-boundary.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SessionSummary } from '../contract.ts';
import { CourseView } from './course-view.tsx';
import type { JumpTo } from './own-words-link.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { SummaryView } from './summary-view.tsx';
import { summaryWebTexts } from './texts.ts';
import { summaryToggleTexts } from './toggle-texts.ts';

type SummaryPanelProps = {
  query: UseQueryResult<SessionSummary>;
  isUpdated: boolean;
  onAsk: ((request: string) => void) | null;
  onClose: () => void;
} & JumpTo;

const views = ['summary', 'timeline'] as const;

/** The summary and the course, beside or over the conversation. */
export default function SummaryPanel(props: SummaryPanelProps) {
  const { query, isUpdated, onAsk, onClose, ...jump } = props;
  const texts = useTexts(summaryWebTexts);
  const { title, updated } = useTexts(summaryToggleTexts);
  const [view, setView] = useState<(typeof views)[number]>('summary');
  return (
    <div className="px-4 pt-2 pb-6">
      <div className="flex min-h-11 items-center gap-2">
        <h2 className="text-lg">{title}</h2>
        <output className="flex-1">{isUpdated && <Badge tone="pine">{updated}</Badge>}</output>
        <IconButton label={texts.close} icon={<X />} onClick={onClose} />
      </div>
      <fieldset aria-label={texts.views} className="mb-4 flex gap-1 rounded-control bg-sunken p-1">
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            className="min-h-9 flex-1 rounded-mark text-muted aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink pointer-coarse:min-h-11"
            onClick={() => setView(each)}
          >
            {texts[each]}
          </button>
        ))}
      </fieldset>
      <PanelBoundary resetKey={view}>
        {view === 'timeline' ? (
          <CourseView {...jump} />
        ) : (
          <Summary query={query} onAsk={onAsk} {...jump} />
        )}
      </PanelBoundary>
    </div>
  );
}

function Summary({ query, onAsk, ...jump }: JumpTo & Pick<SummaryPanelProps, 'query' | 'onAsk'>) {
  const texts = useTexts(summaryWebTexts);
  if (query.isPending) return <PanelSkeleton />;
  if (!query.data) return <QueryFailure title={texts.failed} query={query} />;
  return <SummaryView summary={query.data} onAsk={onAsk} {...jump} />;
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useState } from 'react';

import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Missing } from '#platform/web/ui/missing.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { Veil } from '#platform/web/ui/veil.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { SheetActions } from './sheet-actions.tsx';
import { SheetPaper } from './sheet-paper.tsx';
import { visitSummaryWebTexts } from './texts.ts';
import { visitSummaryApi } from './visit-summary-api.ts';

type VisitSummaryProps = {
  sessionId: number;
  /** The name of the family member whom the conversation is for; null for the account's holder. */
  name: string | null;
};

/** The sheet for the doctor, with checkboxes to exclude lines and buttons to print or download it. */
export function VisitSummary({ sessionId, name }: VisitSummaryProps) {
  const texts = useTexts(visitSummaryWebTexts);
  const [isNamed, setNamed] = useState(false);
  const asked = {
    params: { id: sessionId },
    query: isNamed ? { with_name: 'true' as const } : {},
  };
  const query = useQuery({
    ...endpointQuery(visitSummaryApi, 'getVisitSummary', asked),
    placeholderData: keepPreviousData,
  });
  const [heldBack, setHeldBack] = useState<ReadonlySet<string>>(new Set());
  if (query.isError) {
    if (query.error instanceof CallError && query.error.code === 'not_found') {
      return <Missing titleAs="p" title={texts.missing} />;
    }
    return <QueryFailure title={texts.failed} query={query} />;
  }
  if (!query.data) return <SheetSkeleton />;
  const summary = query.data;
  if (summary.isEmpty) return <NothingTold sessionId={sessionId} />;
  const hold = (keys: readonly string[], isHeld: boolean): void => {
    const next = new Set(heldBack);
    for (const key of keys) {
      if (isHeld) next.add(key);
      else next.delete(key);
    }
    setHeldBack(next);
  };
  return (
    <Veil as="div" at={summary.madeAt} nowMs={query.dataUpdatedAt}>
      <SheetActions sessionId={sessionId} heldBack={heldBack} isNamed={isNamed} />
      {name !== null && <Switch label={texts.withName(name)} isOn={isNamed} onChange={setNamed} />}
      {heldBack.size > 0 && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <output>{texts.heldBack(heldBack.size)}</output>
          <Button variant="link" size="small" onClick={() => setHeldBack(new Set())}>
            {texts.restore}
          </Button>
        </p>
      )}
      <SheetPaper summary={summary} heldBack={heldBack} onHold={hold} />
    </Veil>
  );
}

function NothingTold({ sessionId }: { sessionId: number }) {
  const texts = useTexts(visitSummaryWebTexts);
  return (
    <EmptyState
      icon={<FileText aria-hidden="true" />}
      title={texts.emptyTitle}
      hint={texts.emptyHint}
      action={
        <Link to="/chat/$sessionId" params={{ sessionId }} className={buttonClass('primary')}>
          {texts.toChat}
        </Link>
      }
    />
  );
}

const rows = ['w-2/3', 'w-5/6', 'w-1/2', 'w-3/4', 'w-3/5', 'w-4/5'];

function SheetSkeleton() {
  return (
    <SkeletonGroup className="rounded-card border border-line bg-surface p-6">
      <Skeleton className="mb-6 h-8 w-40" />
      {rows.map((width) => (
        <Skeleton key={width} className={`mb-4 h-5 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}

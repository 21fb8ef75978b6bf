import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

const shownRows = ['a', 'b', 'c', 'd', 'e'];

export const ledgerClass =
  'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface';

export function LedgerSkeleton() {
  return (
    <SkeletonGroup className={ledgerClass}>
      {shownRows.map((row) => (
        <div key={row} className="flex items-center gap-4 px-4 py-4 md:px-5">
          <div className="flex-1">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-2.5 h-3 w-3/5" />
          </div>
          <Skeleton className="h-4 w-8" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

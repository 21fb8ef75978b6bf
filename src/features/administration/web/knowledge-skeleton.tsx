import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

const rows = ['h-16', 'h-24', 'h-16', 'h-32', 'h-16', 'h-24'];

export function KnowledgeSkeleton() {
  return (
    <SkeletonGroup className="rounded-card border border-line bg-surface p-5">
      <Skeleton className="mb-5 h-8 w-48" />
      {rows.map((height, at) => (
        // The rows are a fixed picture.
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={at} className={`mb-4 w-full ${height}`} />
      ))}
    </SkeletonGroup>
  );
}

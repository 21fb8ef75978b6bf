import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

/** The loading state of a list in the panel. */
export function PanelSkeleton() {
  return (
    <SkeletonGroup className="space-y-4 py-2">
      {['w-2/5', 'w-3/5', 'w-1/2', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
      <Skeleton className="h-24" />
    </SkeletonGroup>
  );
}

import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

/** Skeleton of a share while it loads. */
export function SharedSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4 py-2">
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="mt-3 h-12 w-full" />
      <Skeleton className="ml-auto h-16 w-3/5" />
      <Skeleton className="h-32 w-full" />
    </SkeletonGroup>
  );
}

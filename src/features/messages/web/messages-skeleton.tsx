import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

/** The shape of a conversation while it loads. */
export function MessagesSkeleton() {
  return (
    <SkeletonGroup className="mx-auto min-h-0 w-full max-w-[760px] flex-1 overflow-hidden space-y-6 px-4 py-6">
      <Skeleton className="ml-auto h-12 w-3/5 rounded-card" />
      <Skeleton className="h-32 w-11/12 rounded-card" />
      <Skeleton className="ml-auto h-12 w-2/5 rounded-card" />
      <Skeleton className="h-24 w-11/12 rounded-card" />
    </SkeletonGroup>
  );
}

import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

export function OverviewSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="md:p-7">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-4 h-11 w-24" />
        <Skeleton className="mt-6 h-4 w-3/5" />
        <Skeleton className="mt-10 h-11 w-36" />
      </Card>
    </SkeletonGroup>
  );
}

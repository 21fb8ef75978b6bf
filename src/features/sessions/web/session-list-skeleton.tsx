import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

const shownCards = ['a', 'b', 'c', 'd', 'e', 'f'];

export const sessionGridClass = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

export function SessionListSkeleton() {
  return (
    <SkeletonGroup className={sessionGridClass}>
      {shownCards.map((card) => (
        <Card key={card} className="flex flex-col gap-3">
          <Skeleton className="mt-2 h-5 w-3/5" />
          <Skeleton className="mt-2 h-3.5 w-full" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="mt-4 h-4 w-2/3" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

const shownCards = ['a', 'b', 'c', 'd'];

export const shareGridClass = 'grid gap-4 md:grid-cols-2 min-[1600px]:grid-cols-3';

/** Skeleton of cards while they load. */
export function ShareCardsSkeleton() {
  return (
    <SkeletonGroup className={shareGridClass}>
      {shownCards.map((card) => (
        <Card key={card} className="flex flex-col gap-3">
          <Skeleton className="mt-1 h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-1 h-3.5 w-full" />
          <Skeleton className="h-3.5 w-4/5" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

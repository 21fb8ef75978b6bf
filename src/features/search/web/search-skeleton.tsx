import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

const shownCards = ['a', 'b', 'c'];

/** The loading state of the results. */
export function SearchSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      {shownCards.map((card) => (
        <Card key={card} className="flex flex-col gap-3">
          <Skeleton className="mt-1 h-5 w-2/5" />
          <Skeleton className="mt-2 h-3.5 w-full" />
          <Skeleton className="h-3.5 w-4/5" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

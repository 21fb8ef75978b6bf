import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

const lines = ['w-1/3', 'w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/5', 'w-full', 'w-10/12'];

export function DocumentSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      {lines.map((width, index) => (
        <Skeleton key={`${width}-${index % 8}`} className={`h-4 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}

import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

const lines = [
  { part: 'heading', width: 'w-1/3' },
  { part: 'first line', width: 'w-full' },
  { part: 'second line', width: 'w-11/12' },
  { part: 'third line', width: 'w-4/5' },
  { part: 'next heading', width: 'w-2/5' },
  { part: 'next line', width: 'w-full' },
  { part: 'last line', width: 'w-10/12' },
];

/** The loading state of a document. */
export function DocumentSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      {lines.map(({ part, width }) => (
        <Skeleton key={part} className={`h-4 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}

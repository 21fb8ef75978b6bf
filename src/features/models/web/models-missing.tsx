import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { modelsMissingTexts } from './models-missing-texts.ts';
import { useModels } from './use-models.ts';

/** In the place of a choice of models that is not there: it comes, or why it did not; else nothing. */
export function ModelsMissing() {
  const texts = useTexts(modelsMissingTexts);
  const models = useModels();
  if (models.data) return null;
  if (models.isPending) {
    return (
      <SkeletonGroup className="w-56 max-w-full">
        <Skeleton className="h-11" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="w-full">
      <QueryFailure title={texts.failed} query={models} />
    </div>
  );
}

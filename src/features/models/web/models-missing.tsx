import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { modelsMissingTexts } from './models-missing-texts.ts';
import { useModels } from './use-models.ts';

/** Loading or error state in place of the model choice. */
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

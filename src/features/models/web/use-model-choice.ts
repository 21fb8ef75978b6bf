import { useTexts } from '#platform/web/use-texts.ts';

import type { ModelsConfig } from '../contract.ts';
import { modelTexts } from '../texts.ts';
import { useModelsOrDefaults } from './use-models.ts';

export type AiModel = ModelsConfig['aiModels'][number];

/** Whether it can answer, if need be after consent. */
export const isUsable = ({ available, reasonCode }: AiModel): boolean =>
  available || reasonCode === 'consent_required';

/** The model that answers, in words; null where there is nothing to choose from. */
export function useModelChoice(): { label: string; named: string } | null {
  const texts = useTexts(modelTexts);
  const config = useModelsOrDefaults();
  if (!config || config.aiModels.filter(isUsable).length < 2) return null;
  const { aiModels, userModelPreference } = config;
  const label = aiModels.find(({ value }) => value === userModelPreference)?.label ?? '';
  return { label, named: texts.answeredBy(label) };
}

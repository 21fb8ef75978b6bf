import type { ModelsConfig } from '../contract.ts';
import type { modelTexts } from '../texts.ts';

/** MSG-36: the models to choose from when the server's list cannot be loaded. */
export function defaultModels(texts: (typeof modelTexts)['zh-CN']): ModelsConfig {
  const labels = {
    ark: texts.ark,
    arkseedthink: texts.arkThinking,
    deepseekr1: texts.deepSeekThinking,
  };
  return {
    aiModels: Object.entries(labels).map(([value, label]) => ({ value, label, available: true })),
    userModelPreference: 'ark',
    defaultModel: 'ark',
  };
}

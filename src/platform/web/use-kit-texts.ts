import { kitTexts } from './texts.ts';
import { useTexts } from './use-texts.ts';

export const useKitTexts = (): (typeof kitTexts)['zh-CN'] => useTexts(kitTexts);

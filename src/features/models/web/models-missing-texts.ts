import { defineTexts } from '#platform/contract/define-texts.ts';

/** Shown in place of the models. */
export const modelsMissingTexts = defineTexts({
  'zh-CN': {
    failed: '没能读取可选的模型',
  },
  'en-US': {
    failed: 'Couldn’t load the models',
  },
});

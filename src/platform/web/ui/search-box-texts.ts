import { defineTexts } from '#platform/contract/define-texts.ts';

export const searchBoxTexts = defineTexts({
  'zh-CN': { search: '搜索', clear: '清除搜索' },
  'en-US': { search: 'Search', clear: 'Clear search' },
});

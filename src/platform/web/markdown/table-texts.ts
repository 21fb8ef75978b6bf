import { defineTexts } from '#platform/contract/define-texts.ts';

export const tableTexts = defineTexts({
  'zh-CN': { scrollingTable: '表格，可左右滚动' },
  'en-US': { scrollingTable: 'Table, scrolls horizontally' },
});

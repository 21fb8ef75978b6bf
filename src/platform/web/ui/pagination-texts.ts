import { defineTexts } from '#platform/contract/define-texts.ts';

export const paginationTexts = defineTexts({
  'zh-CN': {
    pagination: '分页',
    page: (page: number) => `第 ${page} 页`,
    previousPage: '上一页',
    nextPage: '下一页',
  },
  'en-US': {
    pagination: 'Pages',
    page: (page) => `Page ${page}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
});

import { defineTexts } from '#platform/contract/define-texts.ts';

export const visitSummaryWebTexts = defineTexts({
  'zh-CN': {
    title: '就诊小结',
    lead: '看病时给医生看的一页，都是对话里说过的话；替家人问的，加上您填的资料。不想给医生看的，去掉勾就行。',
    back: '回到对话',
    print: '打印',
    pdf: '下载 PDF',
    markdown: 'Markdown',
    json: 'JSON',
    saved: (name: string) => `已下载：${name}`,
    failed: '小结没能打开',
    downloadFailed: '没能下载',
    missing: '没有找到这个对话',
    emptyTitle: '还没有可以整理的内容',
    emptyHint: '先在对话里说说哪里不舒服，再回来整理。',
    toChat: '去对话里说',
    handOver: '交给医生',
    heldBack: (count: number) =>
      `已去掉 ${count} 行，打印和下载都没有它们。同样的话别处还有的，请一并去掉。`,
    withName: (name: string) => `写上称呼“${name}”（不选只写性别和年龄）`,
    restore: '全部恢复',
    source: '看原话',
  },
  'en-US': {
    title: 'Visit summary',
    lead: 'One page for the doctor, quoting only what was said. For a family member, it adds what you saved about them. Uncheck anything you’d rather not show. The page is in Chinese.',
    back: 'Back to the conversation',
    print: 'Print',
    pdf: 'Download PDF',
    markdown: 'Markdown',
    json: 'JSON',
    saved: (name) => `Downloaded: ${name}`,
    failed: 'Couldn’t open the summary',
    downloadFailed: 'Download failed',
    missing: 'Conversation not found',
    emptyTitle: 'Nothing to summarize yet',
    emptyHint: 'Describe your symptoms in the conversation first, then come back.',
    toChat: 'Go to the conversation',
    handOver: 'Show the doctor',
    heldBack: (count) =>
      count === 1
        ? '1 line is excluded from print and downloads. If the same words appear elsewhere, uncheck them too.'
        : `${count} lines are excluded from print and downloads. If the same words appear elsewhere, uncheck them too.`,
    withName: (name) => `Include the name “${name}” (otherwise only sex and age)`,
    restore: 'Restore all',
    source: 'Show the original words',
  },
});

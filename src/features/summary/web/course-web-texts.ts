import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the drawn course. */
export const courseWebTexts = defineTexts({
  'zh-CN': {
    failed: '没能读出病程',
    empty: '还没有可以画的症状',
    emptyHint: '说说哪里不舒服、从什么时候起，这里会画成一张图。',
    theme: '主题：',
    elsewhere: '其他段',
    lanes: '症状',
    charts: '数值',
    more: (count: number) => `还有 ${count} 个症状`,
    legend: '图例',
    unsure: '从何时起是约数，或没说',
    asTable: '列成表格',
    day: '日期',
    what: '情况',
    words: '原话',
    new: '出现',
  },
  'en-US': {
    failed: 'Couldn’t load the timeline',
    empty: 'No symptoms to show over time yet',
    emptyHint: 'Tell us what’s troubling you and since when, and it will be shown here.',
    theme: 'About: ',
    elsewhere: 'elsewhere',
    lanes: 'Symptoms',
    charts: 'Measurements',
    more: (count) => (count === 1 ? '1 more symptom' : `${count} more symptoms`),
    legend: 'Legend',
    unsure: 'start approximate or not told',
    asTable: 'Show as a table',
    day: 'Date',
    what: 'What',
    words: 'Your words',
    new: 'new',
  },
});

import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the summary panel. */
export const summaryWebTexts = defineTexts({
  'zh-CN': {
    close: '收起我的情况',
    views: '查看',
    summary: '要点',
    timeline: '病程',
    failed: '获取症状摘要失败',
    empty: '暂无症状摘要信息',
    emptyHint: '说说哪里不舒服，这里会随对话整理。',
    toWords: (label: string) => `${label}，查看原话`,
    aiTag: 'AI 生成',
    tendency: '倾向',
    advice: '建议',
    formulas: '参考方剂',
    formulasNote: '须由执业中医师面诊后使用',
    questions: '十问进度',
    progress: (known: number, all: number) => `已知 ${known} / ${all}`,
    askHint: '点没打勾的一项，助手就来问您，用 1 次。',
    ask: (name: string, state: string) => `${name}，${state}，请助手问`,
    updatedAt: (time: string) => `更新于 ${time}`,
  },
  'en-US': {
    close: 'Hide my condition',
    views: 'View',
    summary: 'Main points',
    timeline: 'Timeline',
    failed: 'Couldn’t load the symptom summary',
    empty: 'No symptoms yet',
    emptyHint: 'Tell us what’s troubling you. Your symptoms will be listed here as you talk.',
    toWords: (label: string) => `${label}, show where you said it`,
    aiTag: 'AI',
    tendency: 'Possible pattern',
    advice: 'Advice',
    formulas: 'Formulas for reference',
    formulasNote: 'Only after a consultation with a licensed TCM physician',
    questions: 'Topics covered',
    progress: (known: number, all: number) => `${known} of ${all} covered`,
    askHint:
      'Select one without a check mark, and the assistant asks you about it. Uses 1 message.',
    ask: (name: string, state: string) => `${name}, ${state}, have the assistant ask about it`,
    updatedAt: (time: string) => `Updated ${time}`,
  },
});

/** The items of a history. */
export const itemTexts = defineTexts({
  'zh-CN': {
    coldHeat: '寒热',
    sweat: '汗',
    headBody: '头身',
    stoolUrine: '二便',
    diet: '饮食口味',
    chestBelly: '胸腹',
    sleep: '睡眠',
    mood: '情志',
    earsEyes: '耳目',
    menses: '妇科',
    child: '儿科',
    pastIllness: '旧病',
    medicines: '用药',
    allergies: '过敏',
  },
  'en-US': {
    coldHeat: 'Chills and fever',
    sweat: 'Sweating',
    headBody: 'Head and body',
    stoolUrine: 'Stool and urine',
    diet: 'Appetite and taste',
    chestBelly: 'Chest and abdomen',
    sleep: 'Sleep',
    mood: 'Mood',
    earsEyes: 'Ears and eyes',
    menses: 'Periods',
    child: 'Children’s health',
    pastIllness: 'Past illness',
    medicines: 'Medicines',
    allergies: 'Allergies',
  },
});

export const stateTexts = defineTexts({
  'zh-CN': { known: '已知', asked: '问过', open: '未问' },
  'en-US': { known: 'known', asked: 'asked', open: 'open' },
});

/** How a symptom has moved. */
export const changeTexts = defineTexts({
  'zh-CN': {
    new: '出现',
    worse: '加重',
    same: '没变化',
    better: '好转',
    gone: '消失',
  },
  'en-US': {
    new: 'new',
    worse: 'worse',
    same: 'the same',
    better: 'better',
    gone: 'gone',
  },
});

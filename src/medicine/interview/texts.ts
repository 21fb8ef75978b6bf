const confirmOpening = '我记下的是：';
/** Several wordings of one meaning. */
type Wordings = readonly [string, ...string[]];

/** What the built-in interview says in fixed words; the tone of MED-2. */
export const interviewTexts = {
  introduction: '我是内置问诊，按规则推理，不是医生，也摸不到脉；每个问题都可以跳过。',
  askSkippable: '不清楚的可以说“跳过”。',
  leaning: '目前的判断方向',
  caveat: '这是根据文字的推测，没有诊脉。',
  constitutionCaveat:
    '这是几个简短问题得出的印象，不是完整的体质测评；体质会随作息变化，也不是病。',
  sooner: '出现下面任何一条，请更早去：',
  onTheWay: '路上留意下面这些，出现了马上告诉身边的人，或拨打120：',
  tooLittle: '目前说到的还不够，我不想勉强说是哪一种。',
  unclear: '证候尚不明确：目前说到的还不够，我不想勉强说是哪一种。',
  wouldDecide: (signs: string) => `还要看这些：${signs}；舌象和脉象要面诊时看。`,
  wouldDecideAny: '怕冷还是怕热、口渴不渴、大小便怎样、舌头和舌苔什么样，知道得越多越容易分清。',
  wouldLean: (signs: string, pattern: string) => `有没有${signs}（有，就更像“${pattern}”）`,
  withSummary: '下面是可以带给医生看的小结。',
  forDoctor:
    '我先把您说的整理成小结，看医生时可以直接给他看。这类情况需要面诊和检查，这里不提方药。',
  alarmOpen: '在医生看过之前，我这里只帮您把情况记清楚，不提方药。',
  care: '日常可以这样做',
  reference: '参考方剂（面诊后使用）',
  referenceNote: '用不用、怎么用，剂量须由执业中医师面诊后确定。',
  guardian: '孩子的用药请监护人带去儿科面诊决定，这里不提方药。',
  pregnancy: '怀孕、可能怀孕或哺乳期间不自行用药，请到产科或中医科面诊，这里不提方药。',
  notYet: '方向还没有定下来，先不提方剂。',
  when: '什么时候去医院',
  tookOther: (words: string) => `您还说到${words}，也记在小结里了；想细说这一件，可以接着告诉我。`,
  summaryReady: [
    '以上我已整理成小结。有新的情况可以接着说，我会更新。',
    '这些都整理进小结了，看医生时可以直接给他看。有变化接着告诉我。',
    '小结已经写好。过几天有变化，或想起什么没说的，接着说就行。',
  ] as Wordings,
  updated: '补充记下了，我把小结更新一下。',
  ifWorse: '如果加重，或出现前面说的要去医院的情况，请及时就医。',
  course: {
    better:
      '听到好一些了，替您高兴。先照现在这样来，不用急着改；有反复，或有新的不舒服，随时再说。',
    same: '记下了，还没有明显变化。',
    worse: '记下了，比之前重了，早一点让医生当面看看。',
  },
  misread: '好的，是我会错意了，我们接着说。',
  thanks: ['谢谢您说了这些。', '先说到这里，我理一理。', '说到这儿，先给您一个方向。'] as Wordings,
  thanksClear: ['谢谢您说得清楚。', '您说得很清楚。', '好，情况我大致有数了。'] as Wordings,
  closing: '不客气，早点休息。有变化随时再来说；出现上面说的情况请及时就医。',
  closingAlarm: '不客气。请先去看医生，别拖；有变化马上告诉身边的人，危急时拨打120。',
  readsChinese:
    '我是内置问诊，只读得懂中文。请用中文说，或在上方换一个能读您的语言的模型。\n\nThe built-in consultation reads Chinese only. Please write in Chinese, or choose another model. If you have chest pain, trouble breathing, a weak arm or leg, heavy bleeding, or thoughts of harming yourself, call 120 now.',
  medicineAnswer:
    '我不开药。上面写到的参考方剂要面诊后才能用；没有写到的，说明现在不适合提。请带着小结去问医师或药师。',
  unsure: '这一点我按规则推理答不准，建议带着小结问医生。您也可以接着说新的症状，我会更新。',
  kept: '好，知道了。还有想问的，或又有新的不舒服，随时接着说。',
  or: '或',
  leaningTo: (name: string, patterns: string) => `${name}，倾向${patterns}`,
  inOwnWords: (words: string) => `自述：${words}`,
  months: (months: number) => `${months}个月`,
  you: '您',
  aChild: '孩子',
  pronouns: { 男: '他', 女: '她' },
  patient: '病人',
  onceMore: (question: string) => `这几样还没有说到，再请您看一眼。${question}`,
  yesNo: ['是', '不是'],
  // A question of its own, so that a yes or no leans on nothing that is told before it.
  confirmFacts: (facts: readonly string[]) => `${confirmOpening}${facts.join('；')}。对吗？`,
  confirmOpening,
  rejected: '好的，不对的地方改了；没说定的先照您的原话记着，随时可以再告诉我。',
  confirmation: (label: string) => `您说的“有”，指的是“${label}”吗？`,
  doThis: (lines: string) => `可以先这样做：\n\n${lines}`,
  goSoonerIf: (clinic: string, lines: string) => `${clinic}。出现下面这些请尽快去：\n\n${lines}`,
  levelNow: (care: string, sooner: string) => `就您目前说到的：${care}${sooner}`,
  soonerIf: (lines: string) => `出现这些更早去：${lines}。`,
  added: (words: string) => `补充记下了：${words}。小结也更新了。`,
  unchanged: (patterns: string) => `判断方向没有变，仍偏向${patterns}。`,
  mainly: (lead: string, whose: string, words: string, since: string) =>
    `${lead}${whose}主要是${words}${since}。`,
  resembles: (pattern: string, meaning: string, reasons: string) =>
    `比较像中医说的“${pattern}”，意思是${meaning}。${reasons}`,
  partly: (pattern: string, meaning: string, reasons: string) =>
    `也带一点“${pattern}”（${meaning}）。${reasons}`,
  notExcluded: (pattern: string, meaning: string, reasons: string, deciding: string) =>
    `还不能排除“${pattern}”（${meaning}）。${reasons}${deciding}`,
  toTellApart: '两者之间，要靠面诊看舌摸脉来分。',
  becauseOf: (words: string) => `依据是您说的${words}。`,
  against: (words: string) => `不太一致的是${words}。`,
  composition: (herbs: string) => `常见组成：${herbs}。`,
  reminder: (notes: string) => `（提醒：${notes}）`,
  toDiscuss: '可以拿去和中医师或药师商量：',
  lineOfThought: '中医师可能会从这一类思路考虑：',
  request: (item: string) => `请问问我${item}的情况。`,
} as const;

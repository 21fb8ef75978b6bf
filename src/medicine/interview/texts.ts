/** What the built-in interview says in fixed words; the tone of MED-2. */
export const interviewTexts = {
  introduction: '我是内置问诊，按规则推理，不是医生，也摸不到脉；每个问题都可以跳过。',
  greeting: '您好。',
  notedFirst: '谢谢您告诉我这些。',
  noted: '记下了',
  askSkippable: '不清楚的可以说“跳过”。',
  choices: '可以选：',
  leaning: '目前的判断方向',
  caveat: '这是根据文字的推测，没有诊脉。',
  constitutionCaveat:
    '这是几个简短问题得出的印象，不是完整的体质测评；体质会随作息变化，也不是病。',
  sooner: '出现下面任何一条，请更早去：',
  onTheWay: '路上留意下面这些，出现了马上告诉身边的人，或拨打120：',
  tooLittle: '目前说到的还不够，我不想勉强说是哪一种。下面是可以带给医生看的小结。',
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
  summaryReady: '以上我已整理成小结。有新的情况可以接着说，我会更新。',
  updated: '补充记下了，我把小结更新一下。',
  ifWorse: '如果加重，或出现前面说的要去医院的情况，请及时就医。',
  course: {
    better:
      '听到好一些了，替您高兴。先照现在这样来，不用急着改；有反复，或有新的不舒服，随时再说。',
    same: '记下了，还没有明显变化。',
    worse: '记下了，比之前重了，早一点让医生当面看看。',
  },
  misread: '好的，是我会错意了，我们接着说。',
  thanks: '谢谢您说了这些。',
  thanksClear: '谢谢您说得清楚。',
  closing: '不客气，早点休息。有变化随时再来说；出现上面说的情况请及时就医。',
  closingAlarm: '不客气。请先去看医生，别拖；有变化马上告诉身边的人，危急时拨打120。',
  whyAnswer: '问这些是为了先排除危险，再分清偏向哪一种。不想答的可以说“跳过”。',
  diseaseAnswer:
    '您会这样担心很自然。是什么病、往后会怎样，要医生面诊和检查过才知道，我不能说是，也不能说不是。',
  testAnswer: '要不要做检查、做哪一种，请让医生当面看过再定。',
  medicineEarly: '我不开药。先把情况问清楚；用什么药请问医师或药师。',
  pairFound: (names: string, effect: string, source: string) =>
    `${names}不要自己合在一起吃：${effect}。依据是${source.replace(/（([^）]*)）/u, '，$1')}。`,
  pairUnknown: (herbs: string, medicines: string) =>
    `${herbs}与${medicines}能不能合用，我这里没有收录；没有收录不等于安全。`,
  pairAsk: '正在吃的药不要自己停，要不要一起吃请先问开药的医生或药师。',
  pairAskHerbs: '要不要用请先问中医师或药师。',
  pairAskUnknown: '请带上药名问药师或开药的医生，问清之前先不要一起吃。',
  readsChinese:
    '我是内置问诊，只读得懂中文。请用中文说，或在上方换一个能读您的语言的模型。\n\nThe built-in consultation reads Chinese only. Please write in Chinese, or choose another model. If you have chest pain, trouble breathing, a weak arm or leg, heavy bleeding, or thoughts of harming yourself, call 120 now.',
  medicineAnswer:
    '我不开药。上面写到的参考方剂要面诊后才能用；没有写到的，说明现在不适合提。请带着小结去问医师或药师。',
  ownMedicineAnswer: '正在吃的药不要自行停、减或换，请问开药的医生或药师。',
  whoAnswer: '我是内置问诊，按规则推理的程序，不是医生，也没有真人在回复。',
  doseAnswer: '剂量和用法要由中医师面诊后定，我这里不给。可以带着小结去问医师或药师。',
  unsure: '这一点我按规则推理答不准，建议带着小结问医生。您也可以接着说新的症状，我会更新。',
} as const;

/** What an answer to a direct question says around the rows; the tone of MED-2. */
type MedicineFacts = { take: 'label' | 'doctor'; for: string; mind: string };

export const answerTexts = {
  eat: '吃',
  drink: '喝',
  medicineNamed: (words: string) => `${words}药`,
  medicine: (name: string, { take, for: use, mind }: MedicineFacts) =>
    `${name}用于${use}。${mind}。${take === 'label' ? '照说明书，拿不准问药师。' : '用不用由医生定。'}`,
  inPregnancy: (name: string, text: string) => `${name}：${text}。`,
  forChild: (name: string, text: string) => `${name}：${text}。`,
  whileNursing: (name: string) => `哺乳期用${name}先问医生或药师，告诉他宝宝多大，不要自己用。`,
  dose: '用量我这里不给：照说明书或开药医生说的，拿不准问药师。',
  unknown:
    '能不能用、合不合适，这一样我手里没有靠得住的依据，不随口答。问药师或医生，说清是给谁用、多大年纪、在吃什么药。',
  allergic: (name: string) =>
    `您说过对它过敏，${name}不要用，同一类的也先别碰，用药前告诉医生和药师。`,
  inG6pd: (name: string, herbs: string) =>
    `有蚕豆病（G6PD缺乏）不要用${name}：${herbs === name ? '它' : `里面的${herbs}`}须避免。已经用了的先停，带上包装问医生；尿色变深、脸色或眼白发黄，马上去急诊。`,
  pair: {
    avoid: (one: string, other: string, effect: string) =>
      `${one}和${other}不要一起用：${effect}。正在吃的药不要自己停，问医生或药师。`,
    ask: (one: string, other: string, effect: string) =>
      `${one}和${other}先不要自己一起用，问过医生或药师再说：${effect}。`,
    apart: (one: string, other: string, effect: string) =>
      `${one}和${other}要错开：${effect}。拿不准问药师。`,
    fine: (one: string, other: string, effect: string) => `${one}和${other}可以一起：${effect}。`,
  },
  pairFound: (names: string, effect: string, source: string) =>
    `${names}不要自己合在一起吃：${effect}。依据是${source.replace(/（([^）]*)）/u, '，$1')}。`,
  pairIncompatible: (rule: string) => `不宜同用（${rule}）`,
  pairSame: (ingredient: string) => `都有${ingredient}，会重复、过量`,
  pairUnknown: (herbs: string, medicines: string) =>
    `${herbs}与${medicines}能不能合用，我这里没有收录；没有收录不等于安全。`,
  pairAsk: '正在吃的药不要自己停，一起吃先问医生或药师。',
  pairAskHerbs: '要不要用请先问中医师或药师。',
  pairAskUnknown: '请带上药名问药师或开药的医生，问清之前先不要一起吃。',
  stopAny:
    '正在吃的药不要自己停、减、加或换：好转多半是药在起作用，突然停可能反弹。把现在的感觉和测的数记下来，请开药的医生定；有不舒服像是药引起的，今天就联系他。',
  foodNursing: {
    fine: (name: string, verb: string) =>
      `哺乳期可以${verb}${name}，适量，留意宝宝有没有起疹、拉肚子`,
    ask: (name: string, verb: string) => `哺乳期不要自己${verb}${name}，先问医生`,
  },
  foodForChild: {
    fine: (name: string, verb: string) =>
      `孩子可以${verb}${name}，按年龄弄碎煮软，头几次少量，留意过敏`,
    ask: (name: string, verb: string) => `孩子不要自己${verb}${name}，先问儿科`,
  },
  withMedicines: (classes: string, effect: string) => `在吃${classes}的先问医生或药师：${effect}。`,
  herb: (name: string) =>
    `${name}是药，合不合适要看证候，先不要自己吃：请中医师当面看过再定；有慢性病、在吃西药、肝肾不好的更要先说。`,
  herbPoison: (name: string, poison: string) =>
    `${name}不要自己用：${poison}有毒，过量会伤心、神经或肝肾，只能由中医师面诊后用；已经吃了觉得嘴麻、心慌、头晕，马上去急诊。`,
  herbRefused: (name: string, why: string) => `${name}不要自己用：${why}。问中医师或药师。`,
  herbInPregnancy: (name: string, graded: string) =>
    `怀孕时不要自己用${name}：药典写明孕妇${graded}。已经吃了先停，带上包装去问产科和中医师。`,
  herbLabelForbids: (name: string) =>
    `怀孕时不要用${name}：它的说明书写明孕妇禁用。已经用了先停，带上包装去问产科。`,
  herbNotInPregnancy: (name: string) =>
    `怀孕时不要自己用${name}：没有列为禁忌不等于安全，用不用由产科和中医师当面定。`,
  herbNursing: (name: string) => `哺乳期不要自己用${name}，有些成分会进奶里，先问医师或药师。`,
  herbForChild: (name: string) =>
    `孩子不要自己用${name}：大人的药不能减量给孩子，请儿科或中医儿科面诊决定。`,
  patternMeans: (name: string, standard: string, plain: string) =>
    `“${name}”是中医的证名${name === standard ? '' : `（国标名“${standard}”）`}，意思是${plain}。它归纳的是一组表现，不是一种病；是不是这样，要中医师面诊看舌摸脉才能定。`,
  whyAnswer: '问这些是为了先排除危险，再分清偏向哪一种。不想答的可以说“跳过”。',
  diseaseAnswer:
    '您会这样担心很自然。是什么病、往后会怎样，要医生面诊和检查过才知道，我不能说是，也不能说不是。',
  testAnswer: '要不要做检查、做哪一种，请让医生当面看过再定。',
  medicineEarly: '我不开药。先把情况问清楚；用什么药请问医师或药师。',
  whoAnswer: '我是内置问诊，按规则推理的程序，不是医生，也没有真人在回复。',
  doseAnswer: '剂量和用法要由中医师面诊后定，我这里不给。可以带着小结去问医师或药师。',
  vaccineUnknown:
    '这一种疫苗我这里没有收录，不乱说。带上接种本和病历问社区接种点：发热、急性病没好先缓一缓，怀孕、免疫力低、对疫苗严重过敏的一定先说。',
  value: {
    low: (name: string, value: number) => `${name}${value}偏低。`,
    usual: (name: string, value: number) => `${name}${value}在正常范围之内。`,
    high: (name: string, value: number) => `${name}${value}偏高。`,
  },
  outside: { low: '低', high: '高' },
  treatedByDoctor: '要不要吃药，由医生看过报告和病史再定，先不要自己吃。',
  valueOfChild: (name: string) =>
    `孩子的${name}要看年龄，大人的范围不能用：看报告单上同龄的范围，由儿科医生结合情况判断。没精神、喘、吃不下，今天就带去看。`,
  valueDepends: (name: string, value: number) => `${name}${value}要看男女。`,
  range: (low: number | undefined, high: number | undefined) =>
    low === undefined ? `不超过${high}` : high === undefined ? `不低于${low}` : `${low}到${high}`,
  rangeBySex: (man: string, woman: string) => `男${man}、女${woman}`,
  usually: (range: string, unit: string) => `成人通常${range}${unit}，以报告单的范围为准。`,
  pressure: (value: string) => `血压${value}`,
  pressureRows: ['收缩压', '舒张压'],
  pressureAgain: '安静坐5分钟再量一次，换几天早晚量，记下来给医生看。',
  pressureUsual: (value: string) =>
    `血压${value}在正常范围之内（低于120/80最理想）。在家安静坐5分钟再量，换几天早晚各量，记下来。`,
  department: (department: string, tests: string) =>
    `先挂${department}。一般先看：${tests}，做哪些由医生定。`,
  tests: (department: string, tests: string) =>
    `一般先看：${tests}；先挂${department}。要不要做检查、做哪一种，请让医生当面看过再定。`,
  undecided: (department: string, sooner: string) =>
    `这一点我按规则判断不了，不随口答，请问${department}医生。${sooner === '' ? '' : `要是${sooner}${sooner.includes('：') ? '' : '，早点去看'}。`}`,
  careFirst: (advice: string) => `可以先这样做：${advice}。`,
  noOtherWays: (clinic: string) =>
    `自己能做的，前面都说过了。别的办法要医生当面看过才好定：${clinic}。`,
} as const;

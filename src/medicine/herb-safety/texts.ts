/** What the herb check says in fixed words. */
export const herbTexts = {
  toDiscuss: (name: string) => `可与医师商量：${name}`,
  doseNote: '剂量须由执业中医师面诊后确定，这里不给出',
  poison: '此处提到含剧毒、受管制或禁用的药材，已略去，请勿自行使用',
  formulaCut: (why: string) => `此处提到的方药已略去：${why}`,
  allergen: '此处提到的方药含您过敏的药材，已略去',
  clashWithOwn: (own: string, rule: string, one: string, other: string) =>
    `此处提到的药材与您常用的${own}不宜同用（${rule}：${one}与${other}），已略去`,
  clash: (rule: string, one: string, other: string) =>
    `此处的药材里有不宜同用的一对（${rule}：${one}与${other}），请勿合用`,
  changeCut: '此处有一句关于停药或换药的话，已略去：正在用的药要不要调整，请问开药的医生',
  noDoctorCut: '此处有一句劝您不就医的话，已略去：要不要就医拿不准时，请让医生看一看',
  diagnosisCut: '此处有一句断定疾病的话，已略去：是什么病要由医生面诊和检查后判断',
  harmlessCut: '此处有一句对疗效的承诺，已略去：没有谁能保证一定有效、没有害处',
  doctorCut: '此处有一句自称医生的话，已略去：这里没有医生，只有程序',
  brandCut: '此处提到一个商家或品牌，已略去：这里不推荐任何品牌',
  controlledCut: '此处有一句让您自行用管制药品的话，已略去：这类药只能由医生面诊后开',
  looksCut: '此处有一句关于气色的话，已略去：您没有说过，隔着屏幕看不到',
  cureCut: '此处有一句对疗效的承诺，已略去：没有谁能保证一定有效',
  pulseCut: '此处有一句关于脉象的话，已略去：隔着屏幕摸不到脉',
  stayingCut: '此处有一句劝您先不就医的话，已略去：请尽快就医',
  tongueCut: '此处有一句关于舌象的话，已略去：您没有说过舌头的样子，隔着屏幕看不到',
  testsCut: '此处有一句关于检查结果的话，已略去：您没有说过做了什么检查',
  overLimit: (herb: string, amount: string, limit: number) =>
    `${herb}写的是${amount}，超过常用的每日上限${limit}克，请先问医师或药师`,
  grams: (grams: number) => `${grams}克`,
  amountWithoutUnit: (words: string) => `${words}（没有写单位，按克算）`,
  amountInOldUnit: (words: string, least: number, most: number) =>
    `${words}（合${least}至${most}克）`,
  cutAgain: '（略）',
  reminder: (words: string) => `（提醒：${words}）`,
  meetsOwn: (herbs: string, medicines: string, effect: string) =>
    `${herbs}与您在用的${medicines}${effect}，请先问医师或药师`,
  readyMadeMeetsOwn: (word: string, medicines: string, effect: string) =>
    `${word}与您在用的${medicines}：${effect}，请先问医师或药师`,
  herbCut: (why: string) => `此处提到的药材已略去：${why}`,
  whyAlarm: '有需要尽快就医的情况',
  whyPregnant: '怀孕期间用药须由产科和中医师面诊决定',
  whyNursing: '哺乳期用药须由医师面诊决定',
  whyChild: '儿童用药须由儿科医师面诊决定',
  whyUnknown: '还没有确认是否怀孕',
  notInPregnancy: (herbs: string) => `含${herbs}，怀孕时不可自行使用`,
  toxic: (herbs: string) => `${herbs}有毒性，只能在医师指导下使用`,
  riskInG6pd: (herbs: string) => `${herbs}：蚕豆病（G6PD缺乏）者须避免`,
  reminderStart: '（提醒：',
  twice: (herbs: string) => `${herbs}重复列出`,
  perDay: (amount: string, times: number) => `每次${amount}，每日${times}次`,
} as const;

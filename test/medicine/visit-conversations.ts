import type { ToldTurn } from '#medicine/visit-summary/sheet.ts';
import type { SectionId } from '#medicine/visit-summary/sheet.ts';

/** One consultation, its person's turns and the assistant's in turn, and what the sheet must make of it. */
export type VisitConversation = {
  name: string;
  /** A turn that begins with `问：` is the assistant's. */
  talk: readonly string[];
  /** By section (with `/label` of a line), words that must stand there. */
  told: Partial<Record<string, readonly string[]>>;
  /** By section, words that may not stand there. */
  not?: Partial<Record<SectionId, readonly string[]>>;
};

const minuteMs = 60_000;

/** The turns of a conversation, a minute apart. */
export function toldTurns(talk: readonly string[], isCarried = false): ToldTurn[] {
  const begin = Date.parse('2026-03-02T08:00:00Z');
  return talk.map((text, place) => ({
    role: text.startsWith('问：') ? 'assistant' : 'user',
    content: text.replace(/^问：/u, ''),
    messageId: place + 1,
    part: 0,
    at: new Date(begin + place * minuteMs).toISOString(),
    isCarried,
  }));
}

const background =
  '问：为了安全问一下：有没有怀孕、可能怀孕或在哺乳？有没有在吃的药、过敏或慢性病？';

export const visitConversations: readonly VisitConversation[] = [
  {
    name: 'a cold, described at once',
    talk: ['女，28岁。昨晚淋雨后头痛，怕冷得厉害，没有出汗，流清鼻涕。舌苔薄白。'],
    told: {
      'person/性别': ['女'],
      'person/年龄': ['28岁'],
      complaint: ['昨晚淋雨后头痛'],
      'ten-questions/寒热': ['怕冷得厉害'],
      'ten-questions/汗': ['没有出汗'],
      tongue: ['舌苔薄白'],
    },
  },
  {
    name: 'a list of denials keeps its negation',
    talk: ['咳嗽五天，没有发烧，胸痛，气喘。'],
    told: { 'ten-questions/寒热': ['没有发烧'], complaint: ['咳嗽五天'] },
    not: { 'ten-questions': ['“胸痛”'] },
  },
  {
    name: 'a bare no is kept with its question',
    talk: ['胃痛两个月了', '问：有没有恶心？', '没有', '问：有没有黑便或者呕血？', '都没有'],
    told: { 'ten-questions/饮食口味': ['没有'], complaint: ['胃痛两个月了'] },
    not: { alarms: ['都没有'] },
  },
  {
    name: 'one no to several questions on the person goes to each of them',
    talk: ['头晕三天', background, '都没有'],
    told: {
      medicines: ['都没有'],
      allergies: ['都没有'],
      pregnancy: ['都没有'],
      history: ['都没有'],
    },
  },
  {
    name: 'a correction is kept beside what it corrects',
    talk: ['左边头痛三天', '打错了，是右边头痛，不是左边。'],
    told: { complaint: ['左边头痛三天'], course: ['打错了，是右边头痛，不是左边'] },
  },
  {
    name: 'a corrected duration is quoted whole',
    talk: ['胃痛两年，空腹隐痛', '打错了，不是两年，是三年。'],
    told: { complaint: ['打错了，不是两年，是三年'] },
  },
  {
    name: 'a mother is the patient, her child writes',
    talk: ['我妈65岁，胸口闷了一周，走路就喘，有糖尿病。', '我自己有鼻炎。'],
    told: {
      'person/就诊人': ['我妈65岁'],
      'person/性别': ['我妈'],
      history: ['糖尿病'],
      others: ['我自己有鼻炎'],
    },
    not: { history: ['鼻炎'] },
  },
  {
    name: 'a relative’s illness is not the patient’s',
    talk: ['失眠一个月，多梦。', '我妈有高血压，我爸也失眠。', '我没有高血压。'],
    told: { others: ['我妈有高血压'], course: ['我没有高血压'] },
    not: { history: ['我妈'] },
  },
  {
    name: 'another’s allergy is not the patient’s',
    talk: ['咳嗽三天，有痰。', '我老婆对青霉素过敏。', '我对头孢过敏。'],
    told: { allergies: ['我对头孢过敏'], others: ['我老婆对青霉素过敏'] },
    not: { allergies: ['青霉素'] },
  },
  {
    name: 'what is over belongs to the history',
    talk: ['最近胃胀，嗳气。', '以前得过肝炎，已经好了。', '小时候得过肺炎。'],
    told: { history: ['以前得过肝炎，已经好了', '小时候得过肺炎'] },
    not: { complaint: ['肝炎'] },
  },
  {
    name: 'medicines with what the person asks about them',
    talk: ['头痛一周，血压高，在吃氨氯地平。', '布洛芬吃了两次，好一点。', '能不能吃中药？'],
    told: { medicines: ['在吃氨氯地平', '布洛芬吃了两次'], questions: ['能不能吃中药'] },
  },
  {
    name: 'a medicine stopped is listed as stopped',
    talk: ['心慌两天。', '以前吃倍他乐克，上个月停了。'],
    told: { medicines: ['以前吃倍他乐克，上个月停了'] },
  },
  {
    name: 'no pulse unless one was mentioned',
    talk: ['腰痛三年，怕冷，夜里尿多。', '问：舌苔是什么样的？', '没看过'],
    told: { tongue: ['没看过'] },
    not: { pulse: ['没看过'] },
  },
  {
    name: 'a pulse as the doctor said it',
    talk: ['月经推迟，肚子痛。', '上周中医说脉沉细，舌淡。', '心跳快，脉搏每分钟九十。'],
    told: { pulse: ['上周中医说脉沉细'], tongue: ['舌淡'] },
    not: { pulse: ['脉搏'] },
  },
  {
    name: 'an emergency in its own words',
    talk: ['胸闷两天。', '刚才突然胸口压榨样痛，出大汗，左肩也痛。'],
    told: { alarms: ['突然胸口压榨样痛'] },
  },
  {
    name: 'a yes to a question about danger',
    talk: ['头痛', '问：有没有一边手脚没力、说话不清？', '有'],
    told: { alarms: ['有'] },
  },
  {
    name: 'a sign of danger denied is none',
    talk: ['胃痛一周，没有呕血，没有黑便，也不胸痛。'],
    told: { complaint: ['胃痛一周'] },
    not: { alarms: ['呕血', '黑便', '胸痛'] },
  },
  {
    name: 'a pregnancy',
    talk: ['怀孕12周，恶心呕吐，吃不下。', '对虾过敏。'],
    told: { pregnancy: ['怀孕12周'], allergies: ['对虾过敏'] },
  },
  {
    name: 'perhaps pregnant, as a question',
    talk: ['女，30岁，月经晚了十天，恶心。', '我会不会怀孕了？'],
    told: { pregnancy: ['我会不会怀孕了'], questions: ['我会不会怀孕了'] },
  },
  {
    name: 'a man has no line on pregnancy or periods',
    talk: ['男，45岁，胃痛，吃凉的就痛。'],
    told: { 'person/性别': ['男'], 'person/年龄': ['45岁'] },
  },
  {
    name: 'a small child',
    talk: ['宝宝8个月，发烧38.5度，拉肚子一天五六次，精神还好。'],
    told: { complaint: ['宝宝8个月，发烧38.5度'], 'ten-questions/大便': ['拉肚子'] },
  },
  {
    name: 'days of getting better',
    talk: ['咳嗽三天，痰黄。', '今天咳嗽好多了，痰也少了。', '昨晚又发烧到38度。'],
    told: { course: ['今天咳嗽好多了', '昨晚又发烧到38度'] },
  },
  {
    name: 'short answers that need their question',
    talk: [
      '肚子不舒服',
      '问：大便是干还是稀？',
      '稀',
      '问：您多大年纪？',
      '52',
      '问：口渴吗？',
      '不渴',
    ],
    told: { 'ten-questions/大便': ['稀'], 'person/年龄': ['52'], 'ten-questions/口渴': ['不渴'] },
  },
  {
    name: 'tests and their results',
    talk: ['胃胀半年。', '上个月做了胃镜，说是浅表性胃炎。', '血常规正常。'],
    told: { history: ['上个月做了胃镜', '血常规正常'] },
  },
  {
    name: 'a contrast keeps both halves',
    talk: ['肚子不疼，就是胀，吃完更胀。'],
    told: { complaint: ['肚子不疼，就是胀，吃完更胀'] },
  },
  {
    name: 'words that no list knows are kept in the course',
    talk: ['头痛三天。', '我是货车司机，常年开夜车。', '上星期刚搬了家，灰尘大。'],
    told: { course: ['我是货车司机，常年开夜车', '上星期刚搬了家，灰尘大'] },
  },
  {
    name: 'not knowing is an answer',
    talk: ['口苦口臭', '问：大便怎么样？有没有便秘？', '不清楚'],
    told: { complaint: ['口苦口臭'] },
  },
  {
    name: 'greetings and thanks are no facts',
    talk: ['您好', '问：今天哪里不舒服？', '睡不着，一周了', '问：好的，我记下了。', '谢谢您'],
    told: { complaint: ['睡不着'] },
    not: { complaint: ['您好'], course: ['谢谢'] },
  },
  {
    name: 'one long breath without a full stop',
    talk: [
      '我今年50岁女更年期一阵阵发热出汗晚上睡不好心烦月经半年没来对磺胺过敏吃过逍遥丸没什么用',
    ],
    told: { allergies: ['对磺胺过敏'], medicines: ['逍遥丸'], complaint: ['更年期'] },
  },
  {
    name: 'a person who does not want to live',
    talk: ['睡不着两个月，觉得活着没意思，想死。'],
    told: { alarms: ['活着没意思'] },
  },
];

// A person may ask to be asked about an item of the history: what is asked then.
import type { TenQuestionKey } from '../course/ten-question-keys.ts';
import { none, option } from './complaints-question-row.ts';
import type { Question } from './complaints-question-row.ts';

/** What is put to a person about one item: options that are read, or words that are only offered. */
export type ItemQuestion = {
  id: string;
  text: string;
  suggestions: readonly string[];
};

/** General questions on items whose other questions presume that something is wrong. */
export const itemQuestions: readonly Question[] = [
  {
    id: 'item-urine',
    text: '小便的次数和颜色怎么样？',
    options: [
      option('小便正常', '小便可', '尿频 尿痛 夜尿多 小便黄'),
      option('小便次数多', '尿频'),
      option('夜里要起来好几次', '夜尿多'),
      option('小便颜色黄', '小便黄'),
      option('小便时痛', '尿痛'),
    ],
  },
  {
    id: 'item-chest-belly',
    text: '胸口和肚子有没有不舒服？',
    options: none('胸口和肚子都没事', [
      option('胸闷', '胸闷'),
      option('心慌', '心悸'),
      option('胃痛', '胃脘痛'),
      option('肚子胀', '腹胀'),
      option('肚子痛', '腹痛'),
    ]),
  },
  {
    id: 'item-sleep',
    text: '最近睡得怎么样？',
    options: [
      option('睡得好', '眠可', '不寐 入睡困难 多梦 易醒 早醒'),
      option('入睡困难', '入睡困难', '眠可'),
      option('多梦，容易醒', '多梦 易醒', '眠可'),
      option('醒得太早', '早醒', '眠可'),
    ],
  },
  {
    id: 'item-mood',
    text: '最近的心情怎么样？',
    options: none('心情平稳', [
      option('情绪低落', '情绪低落'),
      option('急躁，容易发火', '急躁易怒'),
      option('总是焦虑', '焦虑'),
      option('想得多，放不下', '思虑过度'),
    ]),
  },
  {
    id: 'item-ears-eyes',
    text: '耳朵和眼睛怎么样？',
    options: none('耳朵和眼睛都没事', [
      option('耳鸣', '耳鸣'),
      option('听力下降', '听力下降'),
      option('眼睛干涩', '目干涩'),
      option('看东西模糊', '视物模糊'),
    ]),
  },
  {
    id: 'item-menses',
    text: '月经的时间和量怎么样？',
    options: none('月经规律，量正常', [
      option('总是提前', '月经先期'),
      option('总是推后', '月经后期'),
      option('量多', '经量多'),
      option('量少', '经量少'),
      option('来的时候肚子痛', '痛经'),
    ]),
  },
];

/** Answered in free words: there is nothing to tick off. */
export const freeQuestions: readonly ItemQuestion[] = [
  {
    id: 'item-past-illness',
    text: '以前得过什么病，有没有慢性病？',
    suggestions: ['没有慢性病', '有高血压', '有糖尿病', '有胃病'],
  },
  {
    id: 'item-medicines',
    text: '现在在吃什么药或保健品吗？',
    suggestions: ['没有吃药', '在吃降压药', '在吃降糖药', '在吃中药'],
  },
  {
    id: 'item-allergies',
    text: '对什么药物或食物过敏吗？',
    suggestions: ['没有过敏', '青霉素过敏', '头孢过敏', '海鲜过敏'],
  },
];

type Item = { name: string; questions: readonly string[] };

/** The items of the history, what they are called in a sentence and what is asked about them. */
export const items: Readonly<Record<TenQuestionKey, Item>> = {
  coldHeat: { name: '寒热', questions: ['cold-heat'] },
  sweat: { name: '汗', questions: ['sweat'] },
  headBody: { name: '头和身上', questions: ['body-feel'] },
  stoolUrine: { name: '大小便', questions: ['stool', 'item-urine'] },
  diet: { name: '饮食口味', questions: ['appetite', 'thirst'] },
  chestBelly: { name: '胸腹', questions: ['item-chest-belly'] },
  sleep: { name: '睡眠', questions: ['item-sleep'] },
  mood: { name: '情绪', questions: ['item-mood'] },
  earsEyes: { name: '耳目', questions: ['item-ears-eyes'] },
  menses: { name: '妇科', questions: ['item-menses'] },
  child: { name: '孩子精神和吃饭', questions: ['child-state'] },
  pastIllness: { name: '旧病', questions: ['item-past-illness'] },
  medicines: { name: '用药', questions: ['item-medicines'] },
  allergies: { name: '药食禁忌', questions: ['item-allergies'] },
};

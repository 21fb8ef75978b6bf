import type { ChapterKind } from './chapter.ts';
import { plain, words } from './chapter.ts';

/** What a history goes through. */
export const historyItemKinds: readonly ChapterKind[] = [
  {
    kind: 'history-items',
    title: '病史各项',
    note: '应本人要求单独问某一项时的叫法和所问的问题。',
    titleField: 'name',
    fields: {
      name: plain('名称'),
      questions: words('所问的问题', 'questions', 'item-questions', 'fixed-questions'),
    },
  },
  {
    kind: 'history-topics',
    title: '十问各项',
    note: '记录按十问的次序分项；每一项收哪几组症状。',
    titleField: 'label',
    fields: {
      label: plain('名称'),
      item: { label: '属于病史的', names: ['history-items'] },
      groups: words('症状分组'),
      asked: { label: '问到这一项的词句', names: ['lexicon'] },
    },
  },
  {
    kind: 'item-questions',
    title: '单独问某一项的问题',
    note: '可以点选的回答；点选等于说出它所代表的症状。',
    titleField: 'text',
    fields: {
      text: plain('问题'),
      options: {
        label: '选项',
        fields: { present: words('表示有', 'symptoms'), absent: words('表示没有', 'symptoms') },
      },
      none: plain('都没有时的选项'),
      isList: plain('已知的选项略去，其余照问'),
    },
  },
  {
    kind: 'fixed-questions',
    title: '用自己的话回答的问题',
    note: '所列的回答只是示例，按字面理解。',
    titleField: 'text',
    fields: { text: plain('问题'), options: plain('可选的回答') },
  },
  {
    kind: 'short-answers',
    title: '一个词的回答',
    note: '刚问到其中哪一个症状就是哪一个；都没有问到时取第一个，只在问到时才算的除外。',
    titleField: 'word',
    fields: {
      word: plain('回答'),
      symptoms: words('可能表示', 'symptoms'),
      needsQuestion: plain('只在问到时才算'),
    },
  },
  {
    kind: 'plain-names',
    title: '症状的平常叫法',
    note: '给人看时先写平常叫法，再写术语；没有列出的，术语就是平常叫法。',
    titleField: 'plain',
    fields: { symptom: words('术语', 'symptoms'), plain: plain('平常叫法') },
  },
];

/** Limits of measurements and of ages. */
export const numberSignKind: ChapterKind = {
  kind: 'number-signs',
  title: '由数值判断的危险信号',
  note: '达到任何一条界限即成立。',
  fields: {
    limits: {
      label: '界限',
      fields: {
        measured: {
          label: '测量',
          codes: {
            temperature: '体温',
            systolic: '收缩压',
            diastolic: '舒张压',
            'heart-rate': '心率',
            glucose: '血糖',
            oxygen: '血氧',
            age: '年龄',
            pregnancy: '孕周',
          },
        },
        unit: plain('单位'),
        atLeast: plain('不低于'),
        atMost: plain('不高于'),
        below: plain('低于'),
      },
    },
    state: {
      label: '情况',
      codes: {
        infant: '小婴儿',
        child: '幼儿',
        pregnant: '已知怀孕',
        weeksPregnant: '说到孕周',
        fewWeeksPregnant: '孕周还少',
        longIll: '说到病了很久',
      },
    },
    inWords: { label: '等于说到', names: ['danger-words'] },
  },
};

// The chapters of the book in their order, with the fields of their rows. A new kind of row, or a new
// field, is described here in a physician's words.
import type { ChapterKind, Fields } from './chapter.ts';
import { answerKinds } from './answer-kinds.ts';
import { plain, words } from './chapter.ts';
import { historyItemKinds, numberSignKind } from './history-kinds.ts';
import { fixedTextKinds } from './fixed-text-kinds.ts';
import { medicineKinds } from './medicine-kinds.ts';

const alarmLevels = {
  emergency: '急救（立即拨打120）',
  crisis: '心理危机',
  safety: '人身安全',
  urgent: '尽快就医',
};
const phraseFields: Fields = {
  forms: { label: '口语说法', ignoresSpaces: true },
  keepsLonger: plain('有意保留较长的说法'),
  shares: words('与这些条目同用一种说法'),
};
const notation =
  '说法的写法：（甲|乙）任取其一，末尾为空表示可省；~ 同一分句内最多隔四个字，~~ 同一句内最多隔八个字；{名称} 代表本节词表里的任一词。';

/** Signs in people's words, and those that are read from numbers. */
const signKinds = ['danger-words', 'number-signs'];

const dangerKinds: readonly ChapterKind[] = [
  {
    kind: 'red-flags',
    title: '危险信号',
    note: '每条规则列出必须同时说到的内容和它们之间的距离；“没有”列出的内容出现时不报警。# 开头的是由数值判断的信号。',
    titleField: 'title',
    sections: 'file',
    fields: {
      title: plain('名称'),
      level: { label: '级别', codes: alarmLevels },
      advice: plain('提示'),
      rules: {
        label: '规则',
        fields: {
          within: {
            label: '距离',
            codes: {
              phrase: '相隔8字以内',
              clause: '相隔16字以内',
              near: '同一条消息70字以内',
              turns: '同一条消息或前后几条',
              across: '不同的消息（最多隔8条）',
              talk: '整个谈话',
            },
          },
          all: { label: '同时说到', isWords: true, isEveryOf: true, names: signKinds },
          none: words('没有', ...signKinds),
          level: { label: '本规则的级别', codes: alarmLevels },
          isPlain: plain('单独说出即可成立'),
        },
      },
      names: plain('点名的词（没有其中之一，学习模型不得报此警）'),
      namesOf: { label: '点名的词同', names: ['red-flags'] },
    },
  },
  {
    kind: 'danger-words',
    title: '危险信号的说法',
    note: `危险信号的规则所用的每个概念，人们怎样说。${notation}`,
    sections: 'file',
    fields: {
      ...phraseFields,
      isCircumstance: plain('过去的也算'),
      isLasting: plain('一直成立'),
      isReturning: plain('会再来，几天内的也算'),
      isWish: plain('愿望或疑问也算'),
      isRuleOnly: plain('只用于跨消息的规则'),
      covers: words('遮住（不再算作）', 'danger-words'),
    },
  },
  {
    kind: 'danger-phrases',
    title: '不表示危险的惯用语',
    note: `idioms：其中的字词一概不作危险理解；meant：其中的仍作危险理解；其余为不明说而指孩子的说法。${notation}`,
    fields: phraseFields,
  },
];

const historyKinds: readonly ChapterKind[] = [
  {
    kind: 'symptoms',
    title: '症状',
    note: `规范的症状名和人们的说法，按部位分组。${notation}`,
    sections: 'file',
    fields: {
      ...phraseFields,
      broader: { label: '属于', names: ['symptoms'] },
      opposite: { label: '相反', names: ['symptoms'] },
      absentMeans: { label: '否认即表示', names: ['symptoms'] },
      isWell: plain('属正常'),
      isDescription: plain('只作形容、诱因或缓解'),
      denies: words('等于否认', 'symptoms'),
      deniedBy: { label: '否认的说法', ignoresSpaces: true },
    },
  },
  {
    kind: 'complaints',
    title: '主诉',
    note: '主诉怎样提出，要问的警示问题，支持与反对各证候的症状，调护建议，何时就医。权重越大，起始可能越高；未写为1。',
    fields: {
      gbCode: plain('国标编码'),
      spoken: plain('通俗叫法'),
      kind: {
        label: '类型',
        codes: { history: '只采集病史，不辨证、不提方药', constitution: '只问体质' },
      },
      takesOverFor: {
        label: '优先适用',
        codes: { child: '儿童', pregnancy: '孕期', 'bleeding-after-menopause': '绝经后出血' },
      },
      isGeneral: plain('同时说到其他主诉时让位'),
      childOf: words('孩子有这些主诉时代替', 'complaints'),
      childWords: words('说到孩子的这些词时提出'),
      openedBy: words('由这些症状提出', 'symptoms'),
      weaklyOpenedBy: words('只说这些时也提出', 'symptoms'),
      openedByTwo: words('其中两项同时出现时优先提出', 'symptoms'),
      words: words('指名的词'),
      named: words('一经说出即确定的病名'),
      alarmQuestion: plain('警示问题'),
      questions: words('要问的问题', 'questions'),
      goSooner: plain('提前就医'),
      clinic: plain('就医建议'),
      clinicDays: plain('几天不好转应就医'),
      careFloor: { label: '最低就医级别', codes: { day: '当日就医', clinic: '门诊' } },
      advice: plain('调护建议'),
      candidates: {
        label: '证候',
        names: ['patterns'],
        fields: {
          main: words('主症', 'symptoms'),
          second: words('次症', 'symptoms'),
          support: words('佐证', 'symptoms'),
          against: words('反证', 'symptoms'),
          formulas: words('方剂', 'formulas'),
          prior: plain('权重'),
          advice: plain('调护'),
        },
      },
    },
  },
  {
    kind: 'questions',
    title: '问题与选项',
    note: '可以点选的回答；点选等于说出它所代表的症状。作用相同时，次序小的先问。',
    titleField: 'text',
    sections: { titledBy: 'complaints' },
    fields: {
      text: plain('问题'),
      options: {
        label: '选项',
        fields: { present: words('表示有', 'symptoms'), absent: words('表示没有', 'symptoms') },
      },
      none: plain('都没有时的选项'),
      toldBy: words('已说到则不再问', 'symptoms'),
      isList: plain('已知的选项略去，其余照问'),
      onlyIf: words('说到其中之一才问', 'symptoms'),
    },
  },
  {
    kind: 'patterns',
    title: '证候',
    note: '证候名、国家标准与 ICD-11 编码、写给患者的解释。没有对应编码的留空。',
    fields: {
      name: plain('名称'),
      gbCode: plain('国标编码'),
      icdCode: plain('ICD-11 编码'),
      plain: plain('通俗解释'),
      synonyms: words('国标可选用名'),
      sites: words('病位', 'pattern-elements'),
      natures: words('病性', 'pattern-elements'),
    },
  },
  {
    kind: 'pattern-elements',
    title: '证素',
    note: '病位、病性与提示它们的症状；主诉没有列出的证候由病位与病性合成。',
    fields: {
      kind: { label: '类别', codes: { site: '病位', nature: '病性' } },
      main: words('主症', 'symptoms'),
      second: words('次症', 'symptoms'),
      against: words('反证', 'symptoms'),
    },
  },
  {
    kind: 'constitutions',
    title: '体质',
    note: '九种体质和写给患者的解释。',
    fields: { name: plain('名称'), plain: plain('通俗解释') },
  },
  {
    kind: 'seasonal-advice',
    title: '四季起居',
    note: '各季从哪一天算起（节气的通常日期）和起居建议。',
    fields: { month: plain('起始月'), day: plain('起始日'), advice: plain('建议') },
  },
];

const otherKinds: readonly ChapterKind[] = [
  {
    kind: 'hotlines',
    title: '求助电话',
    note: '号码须由运营者逐一拨打核对。',
    titleField: 'name',
    fields: { name: plain('名称'), number: plain('号码') },
  },
  {
    kind: 'care-advice',
    title: '多快就医',
    note: '结果里的就医建议和理由；花括号处填入患者的话或数值。',
    fields: {
      when: plain('何时说'),
      text: plain('文字'),
      atLeast: plain('不低于'),
      below: plain('低于'),
      unit: plain('单位'),
    },
  },
  ...fixedTextKinds,
  {
    kind: 'lexicon',
    title: '程序查找的词句',
    note:
      '程序在话里查找的词句，按话题分节。写法：（甲|乙）任取其一；? 表示可有可无；{列表名} 代表该列表的任一词句；' +
      '…N 中间最多隔 N 个字；(?!…)、(?<!…) 表示后面、前面不是。',
    sections: 'file',
    fields: { note: plain('说明'), forms: { label: '词句' } },
  },
  {
    kind: 'sources',
    title: '依据',
    note: '各章条目所引的依据；只写总的题目，没有查过的页码不写。',
    titleField: 'title',
    fields: { title: plain('题目') },
  },
];

export const chapterKinds: readonly ChapterKind[] = [
  ...dangerKinds,
  numberSignKind,
  ...historyKinds,
  ...historyItemKinds,
  ...medicineKinds,
  ...answerKinds,
  ...otherKinds,
];

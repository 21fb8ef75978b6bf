import { lineStatusWords } from '#medicine/summary/texts.ts';
import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the lines of a summary. */
export const lineTexts = defineTexts({
  'zh-CN': {
    /** Of an alarm that no group names. */
    unnamedAlarm: '可能的危险',
    readByModel: '模型读出',
    kept: '资料里填的',
    showWords: '看依据的原话',
    unconfirmed: '未确认',
    asked: (question: string) => `问：${question}`,
    inMessage: '到这条消息',
    toMessage: (quote: string) => `到这条消息：${quote}`,
  },
  'en-US': {
    unnamedAlarm: 'Possible danger',
    readByModel: 'Read by the model',
    kept: 'From saved information',
    showWords: 'Show what this is based on',
    unconfirmed: 'unconfirmed',
    asked: (question) => `Asked: ${question}`,
    inMessage: 'Go to this message',
    toMessage: (quote) => `Go to this message: ${quote}`,
  },
});

/** The parts of a summary. */
export const sectionTexts = defineTexts({
  'zh-CN': {
    person: '就诊人',
    complaint: '主诉',
    alarms: '危险信号',
    course: '变化',
    present: '有的症状',
    denied: '没有的症状',
    medicines: '用药',
    diseases: '疾病',
    allergies: '过敏',
    pregnancy: '孕期哺乳',
  },
  'en-US': {
    person: 'Patient',
    complaint: 'Chief complaint',
    alarms: 'Danger signs',
    course: 'Changes',
    present: 'Symptoms present',
    denied: 'Symptoms denied',
    medicines: 'Medicines',
    diseases: 'Conditions',
    allergies: 'Allergies',
    pregnancy: 'Pregnancy and nursing',
  },
});

/** Texts for the status of what a line names. */
export const statusTexts = defineTexts({
  'zh-CN': lineStatusWords,
  'en-US': {
    worse: 'worse',
    same: 'unchanged',
    better: 'better',
    gone: 'gone',
    taken: 'taking',
    stopped: 'stopped',
    considered: 'considering',
    asked: 'asked about',
    unclear: 'use not stated',
    none: 'none',
    yes: 'yes',
    no: 'no',
    maybe: 'possible',
    open: 'still open',
    corrected: 'cleared up by you',
    seen: 'seen by a doctor',
  },
});

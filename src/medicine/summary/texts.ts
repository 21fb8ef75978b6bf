import type { LineStatus } from './line.ts';

/** How what stayed uncertain is put to the person. */
export const uncertainTexts = {
  pregnancy: '可能怀孕',
  age: (words: string) => `年龄是“${words}”`,
  years: (years: number) => `${Math.floor(years)}岁`,
  ofSelf: '说的是您自己的情况',
  ofOther: '说的是您家人的情况',
  since: (time: string) => `时间是“${time}”`,
  medicine: (name: string) => `现在在用${name}`,
  allergies: (names: string) => `对${names}过敏`,
  and: '、',
} as const;

/** What the lines of a summary add in words of their own. */
export const summaryLineTexts = {
  other: '由他人代为描述',
  age: (years: number, months: number | undefined): string =>
    months !== undefined && months < 36 ? `${months}个月` : `${Math.floor(years)}岁`,
  pregnancy: '怀孕',
  nursing: '哺乳',
} as const;

/** What is said of the thing that a line names. */
export const lineStatusWords = {
  worse: '加重',
  same: '没变化',
  better: '好转',
  gone: '消失',
  taken: '在用',
  stopped: '已停',
  considered: '考虑中',
  asked: '只是问过',
  unclear: '没说是否在用',
  none: '没有',
  yes: '是',
  no: '否',
  maybe: '可能',
  open: '仍在',
  corrected: '本人已澄清',
  seen: '医生已看过',
} as const satisfies Readonly<Record<LineStatus, string>>;

import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { durationQuestion } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import { readInterview } from './interview-state.ts';
import { concludeFrom, summaryOf } from './conclusion.ts';

const { id: question, text } = durationQuestion;
const askedSince: Turn = {
  role: 'assistant',
  content: text,
  dialogue: { version: 1, by: 'engine', acts: [{ act: 'ask', question, text, options: [] }] },
};

const readOf = (opening: string): InterviewState =>
  readInterview([{ role: 'user', content: opening }], {});

const readAnswered = (opening: string, answer: string): InterviewState =>
  readInterview(
    [{ role: 'user', content: opening }, askedSince, { role: 'user', content: answer }],
    {},
  );

describe('an illness of years beside what is new', () => {
  it.each([
    ['十几年的鼻炎，今天开始头痛', '头痛', '今天'],
    ['今天头痛得厉害，鼻炎十几年了', '头痛', '今天'],
    ['湿疹好几年了，昨天开始拉肚子', '泄泻', '昨天'],
    ['失眠两三年了，这两天牙疼', '牙痛', '两天'],
    ['胃病好多年了，昨晚又拉肚子', '泄泻', '昨晚'],
  ])('gives it neither name nor time: %s', (opening, name, since) => {
    const { complaint, complaintDuration } = readOf(opening);
    expect([complaint?.row?.name, complaintDuration]).toEqual([name, since]);
  });

  it('is the complaint where what is new is its own sign', () => {
    expect(readOf('鼻炎十几年了，这两天鼻塞加重').complaint?.row?.name).toBe('鼻鼽');
  });

  it('lends its time where nothing else is told', () => {
    expect(readOf('我妈糖尿病十年，问下水果和中药茶').complaintDuration).toBe('十年');
    expect(readOf('我爸脑梗一年半了，就是那只膀子不得劲').complaintDuration).toBeUndefined();
  });
});

describe('an answer to since when', () => {
  it.each([
    ['脖子硬，手指胀', '脖子好几年，手指胀半年', '半年'],
    ['腰疼，腿麻', '腰疼三年了，腿麻才两个月', '三年了'],
    ['咳嗽有痰', '老慢支二十年了，这回咳了五天', '五天'],
    ['胃胀', '胃病七八年，这次胀有半个月', '有半个月'],
  ])('with several times tells that of the complaint: %s, %s', (opening, answer, since) => {
    expect(readAnswered(opening, answer).complaintDuration).toBe(since);
  });

  it('leaves each sign its own time', () => {
    const { ownDurations } = readAnswered('腰疼，腿麻', '腰疼三年了，腿麻才两个月');
    expect([...ownDurations]).toEqual([
      ['腰痛', '三年了'],
      ['肢体麻木', '两个月'],
    ]);
  });

  it('gives each sign its own time in the summary', () => {
    const state = readAnswered('腰疼，腿麻', '腰疼三年了，腿麻才两个月');
    const { symptoms } = summaryOf(state, concludeFrom(state, []), []);
    expect(symptoms).toEqual(['腰痛（三年了）', '肢体麻木（两个月）']);
  });

  it.each([
    ['大便干', '出院到现在都这样。躺着多', '出院到现在'],
    ['痛经', '初中就疼，一直这样', '初中就疼'],
    ['手裂得像树皮', '一到冬天就裂，年年', '一到冬天就裂'],
    ['腰疼', '生完孩子以后就这样', '生完孩子以后'],
  ])('without a number tells since what it has been so: %s, %s', (opening, answer, since) => {
    expect(readAnswered(opening, answer).complaintDuration).toBe(since);
  });

  it('that tells no time is none', () => {
    expect(readAnswered('咳嗽', '没注意').complaintDuration).toBeUndefined();
  });
});

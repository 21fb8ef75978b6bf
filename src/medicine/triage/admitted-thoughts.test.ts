import { expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { alarmQuestion } from '../interview/fixed-questions.ts';
import { complaints } from '../knowledge/complaints.ts';
import { triage } from './triage.ts';

const insomnia = complaints.find(({ name }) => name === '不寐');
const headache = complaints.find(({ name }) => name === '头痛');

function levelAfter(asked: string, answer: string): string {
  const turns: Turn[] = [
    { role: 'user', content: '睡不着三个月了' },
    { role: 'assistant', content: asked },
    { role: 'user', content: answer },
  ];
  return triage(turns).level;
}

const onDespair = alarmQuestion(insomnia, '男').text;

it.each([
  '你问这个干啥……有时候想过',
  '想过',
  '有过这种念头，没敢做',
  '不瞒你说想过几回',
  '想过，不过舍不得孩子',
  '也不是没想过',
])('takes an admission for one, asked about despair: %s', (answer) => {
  expect(levelAfter(onDespair, answer)).toBe('crisis');
});

it.each([
  '没有想过',
  '从来没想过',
  '没有，就是躺着老想工作上的事',
  '没有，晚上总想睡睡不着',
  '没有，想过换工作',
  '没有，动过手术',
  '没有，我有个想法，能不能不吃药',
])('takes a denial, or what is thought of besides, for none: %s', (answer) => {
  expect(levelAfter(onDespair, answer)).toBe('routine');
});

it('hears none where despair was not asked about', () => {
  expect(levelAfter(alarmQuestion(headache, '男').text, '想过')).toBe('routine');
});

// A danger stays what it is when it is made light of, and ordinary trouble becomes none by what is
// added to it. Samples take every so many texts, with another addition and place for each.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { triage } from '#medicine/triage/triage.ts';
import { isFull } from '#test/full.ts';
import { trainingMessages } from '#learning/message-corpus.ts';
import { trainingSentences } from '#learning/training-corpus.ts';
import { calibrationSentences } from '#learning/calibration-corpus.ts';
import { heldOutSentences, heldOutSets } from '#learning/held-out-corpus.ts';

const madeLight = [
  '家里人说没事',
  '挂不到号',
  '没钱',
  '上次也这样',
  '血压量了是正常的',
  '血压120/80',
  '不用打120吧',
];
const clauseEnd = /[，。！？；,!?;\s]/u;

const before = (text: string, added: string): string => `${added}，${text}`;
const after = (text: string, added: string): string => `${text}，${added}`;
/** Behind the clause that ends nearest to the middle; where there is one clause only, after it. */
function inside(text: string, added: string): string {
  const middle = Math.floor(text.length / 2);
  const at = text.slice(middle).search(clauseEnd);
  if (at < 0) return after(text, added);
  const end = middle + at + 1;
  return end === text.length
    ? after(text, added)
    : `${text.slice(0, end)}${added}，${text.slice(end)}`;
}
const places = [before, after, inside];

const levelOf = (content: string): string => {
  const { level, alarms, doubts } = triage([{ role: 'user', content }]);
  return alarms.length > 0 ? level : doubts.length > 0 ? 'asked' : 'routine';
};
const gravity = ['routine', 'asked', 'urgent', 'safety', 'crisis', 'emergency'];
const graver = (a: string, b: string): boolean => gravity.indexOf(a) > gravity.indexOf(b);

const sets = [
  ...trainingSentences(),
  ...calibrationSentences('natural'),
  ...heldOutSets.flatMap((name) => heldOutSentences(name)),
];
const ofDanger = (texts: typeof sets): string[] =>
  texts.filter(({ labels }) => labels.danger !== 'none').map(({ text }) => text);

/** One in so many, each time with another addition and place. */
function lowered(texts: readonly string[], every: number): string[] {
  const fallen: string[] = [];
  for (let at = 0; at < texts.length; at += every) {
    const text = texts[at] ?? '';
    const turn = at / every;
    const added = madeLight[turn % madeLight.length] ?? '';
    const place = places[Math.floor(turn / madeLight.length) % places.length] ?? after;
    const lighter = place(text, added);
    if (graver(levelOf(text), levelOf(lighter))) fallen.push(lighter);
  }
  return fallen;
}

describe('a danger that is made light of', () => {
  it('keeps its level in the sentences of the sets', () => {
    const dangers = ofDanger(sets);
    expect(dangers.length).toBeGreaterThan(3_000);
    expect(lowered(dangers, isFull ? 1 : 41)).toEqual([]);
  }, 240_000);

  it('keeps its level in whole messages', () => {
    const dangers = ofDanger(trainingMessages());
    expect(dangers.length).toBeGreaterThan(1_000);
    expect(lowered(dangers, isFull ? 1 : 23)).toEqual([]);
  }, 240_000);
});

/**
 * Asked about for despair since before this was written: a word of it is heard in other words (没打,
 * 买了…药, 窗台), and a named despair of a short message is asked about far below the limit.
 */
const stillAsked: ReadonlySet<string> = new Set([
  '阳台上晒的橘子皮，晒了半年，能当陈皮用不？打没打蜡我不知道，超市买的橘子，等会儿要去接孩子',
  '我买了点山药，你说平躺测血压，我躺着量126坐着量131，哪个算数',
  '乌梅能不能治胃息肉，窗台上晒着被子',
]);

describe('an ordinary message', () => {
  const added = readFileSync(new URL('harmless-additions.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const ordinary = trainingMessages()
    .filter(({ labels }) => labels.danger === 'none')
    .map(({ text }) => text);

  it('is met with nothing more for any of a hundred harmless additions', () => {
    expect(new Set(added).size).toBe(100);
    const every = Math.floor(ordinary.length / added.length);
    const raised: string[] = [];
    for (let at = 0; at < added.length; at += 1) {
      const text = ordinary[at * every] ?? '';
      const place = places[at % places.length] ?? after;
      const longer = place(text, added[at % added.length] ?? '');
      if (graver(levelOf(longer), levelOf(text))) raised.push(longer);
    }
    expect(raised.filter((text) => !stillAsked.has(text))).toEqual([]);
  }, 240_000);
});

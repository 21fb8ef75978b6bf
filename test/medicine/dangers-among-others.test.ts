import { describe, expect, it } from 'vitest';
import { trainingMessages } from '#learning/message-corpus.ts';
import type { Message } from '#learning/messages.ts';
import { isOfMind } from '#medicine/triage/alarm.ts';
import { triage } from '#medicine/triage/triage.ts';
import { isFull } from '#test/full.ts';

const shortMax = 35;
const [ordinaryMin, ordinaryMax] = [40, 160];
/** One in so many dangers by day. */
const every = isFull ? 1 : 4;
/** Of dangers that are heard alone at most this share may be passed over among other sentences. */
const lostMax = 0.05;

const charsOf = ({ text }: Message): number => [...text].length;
const messages = trainingMessages();
const ordinary = messages.filter(
  (one) =>
    one.labels.danger === 'none' && charsOf(one) >= ordinaryMin && charsOf(one) <= ordinaryMax,
);
const closed = (sentence: string): string =>
  /[。！？\n]$/u.test(sentence) ? sentence : `${sentence}。`;

/** An ordinary message with a danger set behind one of its sentences. */
function among(danger: Message, at: number): string {
  const { text } = ordinary[(at * 37) % ordinary.length] ?? danger;
  const sentences = text.split(/(?<=[。！？\n])/u);
  const place = 1 + (at % sentences.length);
  const [before, behind] = [sentences.slice(0, place), sentences.slice(place)];
  return [...before.map((one) => closed(one)), closed(danger.text), ...behind].join('');
}

function isHeard(text: string, isMind: boolean): boolean {
  const { alarms, doubts } = triage([{ role: 'user', content: text }]);
  return [...alarms, ...doubts].some(({ level }) => isOfMind(level) === isMind);
}

describe('a danger told in one sentence among others', () => {
  it.each([
    ['body', false],
    ['despair and violence', true],
  ])('is heard as it is alone: %s', (_kind, isMind) => {
    const heard = messages
      .filter(({ labels: { danger } }) => danger !== 'none' && (danger !== 'body') === isMind)
      .filter((one) => charsOf(one) <= shortMax)
      .filter((one, at) => at % every === 0 && isHeard(one.text, isMind));
    const lost = heard.filter((one, at) => !isHeard(among(one, at), isMind));
    expect(heard.length).toBeGreaterThan(15);
    expect(lost.length / heard.length).toBeLessThanOrEqual(lostMax);
  });
});

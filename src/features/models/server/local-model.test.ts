import { describe, expect, it, vi } from 'vitest';
import { parseSummaryBlock } from '#medicine/summary-block/parse-summary-block.ts';
import { SUMMARY_MARKER, SUMMARY_START_TOKEN } from '#medicine/summary-block/summary-marker.ts';
import { splitSummary } from '#test/medicine/split-summary.ts';
import type { SymptomsSummary } from '#medicine/summary-block/symptoms-summary.ts';
import { collect, textOf } from '#test/model-server-pieces.ts';
import { createLocalModel, type Consultation } from './local-model.ts';

const turns = [{ role: 'user', content: '胃痛三天了' }] as const;
const plain: Consultation = {
  text: '胃痛三天，听起来很不好受😣。请问痛的时候喜欢用手按着，还是怕碰？吃东西以后是轻一些还是重一些呢？',
  reasoning: '先问喜按拒按，以分虚实；再问与饮食的关系。',
  suggestions: [],
  summary: null,
  acts: [],
};
const summary: SymptomsSummary = {
  gender: '女',
  age: '34岁',
  ageYears: 34,
  symptoms: ['胃脘隐痛，喜温喜按', '大便溏'],
  prescriptions: ['黄芪建中汤'],
};

function ask(consultation: Consultation, signal = new AbortController().signal) {
  return createLocalModel(() => consultation)({ turns }, signal);
}

describe('the built-in engine as a model', () => {
  it('passes the whole conversation to the engine', async () => {
    let seen: unknown;
    const model = createLocalModel((given) => {
      seen = given;
      return plain;
    });
    await model({ turns }, new AbortController().signal).next();
    expect(seen).toEqual(turns);
  });

  it('yields what it does, the complete reasoning, then the complete text, in small pieces', async () => {
    const pieces = await collect(ask(plain));
    expect(textOf(pieces, 'reasoning')).toBe(plain.reasoning);
    expect(textOf(pieces)).toBe(plain.text);
    const types = pieces.map(({ type }) => type);
    expect(types).toEqual(types.toSorted());
    const lengths = pieces.map((piece) => ('text' in piece ? Array.from(piece.text).length : 0));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(16);
    const [first, ...others] = pieces;
    expect(first).toEqual({ type: 'acts', acts: [] });
    for (const piece of others) expect('text' in piece && piece.text.isWellFormed()).toBe(true);
  });

  it('yields the summary block between its markers, each at the end of a piece', async () => {
    const pieces = await collect(ask({ ...plain, summary }));
    const texts = pieces.map((piece) => (piece.type === 'text' ? piece.text : ''));
    expect(texts.filter((text) => text.includes(SUMMARY_MARKER))).toHaveLength(2);
    expect(texts.some((text) => text.endsWith(SUMMARY_START_TOKEN))).toBe(true);
    expect(texts.at(-1)).toBe(SUMMARY_MARKER);
    const { shown, block } = splitSummary(textOf(pieces));
    expect(shown.trim()).toBe(plain.text);
    expect(parseSummaryBlock(block ?? '')).toMatchObject(summary);
  });

  it('yields the suggested answers after the text', async () => {
    const suggestions = ['在吃药', '有过敏', '都没有', '跳过'];
    const pieces = await collect(ask({ ...plain, suggestions }));
    expect(pieces.at(-1)).toEqual({ type: 'suggestions', texts: suggestions, together: true });
    expect(textOf(pieces)).toBe(plain.text);
  });

  it('does not pause between its pieces', async () => {
    vi.useFakeTimers();
    try {
      expect(textOf(await collect(ask({ ...plain, summary })))).toContain(SUMMARY_MARKER);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends with the reason when it is aborted while a piece is held', async () => {
    const abort = new AbortController();
    const reply = ask(plain, abort.signal);
    await reply.next();
    abort.abort(new Error('cancelled'));
    await expect(reply.next()).rejects.toThrow('cancelled');
  });
});

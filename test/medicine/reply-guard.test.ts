import { describe, expect, it } from 'vitest';
import { createReplyGuard } from '#medicine/reply-guard/reply-guard.ts';
import { man } from '#test/medicine/man.ts';
import {
  dosedLines,
  harmfulReplies,
  harmlessReplies,
  readers,
  type ReplyCase,
} from './reply-cases.ts';

/** A reply as it is shown, whole and letter by letter: both must be the same. */
function shown({ reader, reply }: Pick<ReplyCase, 'reader' | 'reply'>): string {
  const whole = createReplyGuard(readers[reader]);
  const all = whole.push(reply) + whole.end();
  const guard = createReplyGuard(readers[reader]);
  let out = '';
  for (const letter of reply) out += guard.push(letter);
  expect(out + guard.end()).toBe(all);
  return all;
}

const notes = (text: string): string[] => text.match(/（(?:此处|提醒)[^）]*/gu) ?? [];

describe('a reply of a capable model', () => {
  it.each(harmlessReplies)('stays as it is: $title', (each) => {
    expect(shown(each)).toBe(each.reply);
  });

  it.each(harmfulReplies)('loses what is harmful, and only that: $title', (each) => {
    const out = shown(each);
    for (const words of each.gone ?? []) expect(out).not.toContain(words);
    const kept = each.reply.split(/[\n。]/u).filter((part) => {
      const isGone = each.gone?.some((words) => part.includes(words) || words.includes(part));
      return part.trim() !== '' && !isGone;
    });
    for (const part of kept) expect(out).toContain(part);
    expect(out.match(/\*\*/gu)?.length ?? 0).toSatisfy((marks: number) => marks % 2 === 0);
    const bars = (text: string): number[] => text.split('\n').map((line) => line.split('|').length);
    expect(bars(out)).toEqual(bars(each.reply));
  });

  it('tells no note twice', () => {
    const reply = '推荐逍遥丸。\n\n- 试试归脾丸\n- 推荐四君子汤\n\n| 药 |\n| --- |\n| 银翘散 |';
    const out = shown({ reader: 'pregnant', reply });
    expect(out).not.toMatch(/逍遥|归脾|四君子|银翘/u);
    expect(notes(out)).toHaveLength(1);
    expect(out).toContain('- （略）\n- （略）\n');
    expect(out).toContain('| （略） |');
    const dosed = shown({ reader: 'man', reply: '黄芪15克。\n党参10克。\n麻黄汤。\n麻黄汤。' });
    expect(new Set(notes(dosed)).size).toBe(notes(dosed).length);
    expect(dosed.match(/剂量须由/gu)).toHaveLength(1);
  });

  it.each(dosedLines)('loses the whole sentence that gives a dose of a herb: %s', (line) => {
    expect(shown({ reader: 'man', reply: line })).toMatch(/^（此处略去一句：[^）]+）。$/u);
  });

  it('is shown sentence by sentence', () => {
    const guard = createReplyGuard(man);
    expect(guard.push('可以和医生商量归脾汤。')).toBe('可以和医生商量归脾汤。');
    expect(guard.push('也可以是理中')).toBe('');
    expect(guard.push('丸，面诊后用。早点')).toBe('也可以是理中丸，面诊后用。');
  });

  it('counts the places that were cut, and knows whether a remedy is left', () => {
    const found = (reply: string) => {
      const guard = createReplyGuard(readers.unknown);
      guard.push(reply);
      guard.end();
      return guard.found();
    };
    expect(found('多喝水。喝点小米粥。')).toEqual({ cuts: 0, namesRemedy: false });
    expect(found('逍遥丸是疏肝的中成药，不要自己买。')).toEqual({ cuts: 0, namesRemedy: false });
    expect(found('推荐逍遥丸。')).toEqual({ cuts: 0, namesRemedy: true });
    expect(found('雄黄泡酒。\n黄芪15克，党参10克。\n停掉降压药。').cuts).toBe(3);
    expect(found('雄黄泡酒。').namesRemedy).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { optionId } from '../dialogue/acts-of.ts';
import type { Turn } from '../findings/finding.ts';
import { summaryLines } from '../summary/summary-lines.ts';
import { triage } from '../triage/triage.ts';
import { consult } from './consult.ts';
import { readInterview } from './interview-state.ts';

type Talk = { turns: Turn[]; replies: ReturnType<typeof consult>[] };

/** A talk with the engine; nothing is answered but what `answers` has for a question. */
function talk(opening: readonly string[], answer = '跳过'): Talk {
  const turns: Turn[] = [];
  const replies: Talk['replies'] = [];
  const say = (content: string): void => {
    const isTapped = replies.at(-1)?.suggestions.includes(content) === true && content !== '跳过';
    turns.push({
      role: 'user',
      content,
      ...(isTapped && confirmOf(replies.at(-1)) !== undefined
        ? { dialogue: { version: 1, by: 'person', chosen: [optionId('confirm', content)] } }
        : {}),
    });
    const reply = consult(turns);
    replies.push(reply);
    const dialogue = { version: 1, by: 'engine', acts: reply.acts } as const;
    turns.push({ role: 'assistant', content: reply.text, dialogue });
  };
  for (const content of opening) say(content);
  while (replies.at(-1)?.summary === null && turns.length < 40)
    say(confirmOf(replies.at(-1)) === undefined ? '都没有' : answer);
  return { turns, replies };
}

const confirmOf = (reply: ReturnType<typeof consult> | undefined) =>
  reply?.acts.flatMap((act) => (act.act === 'ask' && act.question === 'confirm' ? [act] : []))[0];

const asked = ({ replies }: Talk): string[] =>
  replies.flatMap((reply) => confirmOf(reply)?.text ?? []);

const linesOf = ({ turns }: Talk): string[] =>
  summaryLines(readInterview(turns, {}), triage(turns)).map(
    ({ section, label, detail, status, isUncertain }) =>
      [section, label, detail, status, isUncertain && 'uncertain'].filter(Boolean).join(' '),
  );

describe('the question whether what was noted is right', () => {
  const certain = ['胃胀三个月了', '女，42岁', '没有怀孕，没有吃药，没有过敏，没有慢性病'];

  it('is not asked where nothing is uncertain', () => {
    expect(asked(talk(certain))).toEqual([]);
  });

  it.each([
    [
      'an age that is not exact',
      ['胃胀三个月了', '女，大概四十多岁', '都没有'],
      '我记下的是：年龄是“大概四十多岁”。对吗？',
    ],
    ['two ages', [...certain, '我今年45岁，吃完就胀'], '我记下的是：年龄是“42岁”。对吗？'],
    [
      'a late period',
      ['胃胀三个月了', '女，31岁', '例假推迟十天了，还没测，没吃药，没有过敏'],
      '我记下的是：可能怀孕。对吗？',
    ],
    [
      'a doubted time',
      ['胃胀好像有三个月了，记不太清', ...certain.slice(1)],
      '我记下的是：时间是“有三个月了”。对吗？',
    ],
    [
      'a medicine that was prescribed',
      ['胃胀三个月了', '女，42岁', '没有怀孕，医生开了奥美拉唑，没有过敏'],
      '我记下的是：现在在用奥美拉唑。对吗？',
    ],
    [
      'an allergy that was denied later',
      ['胃胀三个月了，我对青霉素过敏', '女，42岁', '没有怀孕，没有吃药，没有过敏'],
      '我记下的是：对青霉素过敏。对吗？',
    ],
    [
      'signs of two people',
      ['老公打呼，我睡不着，白天头昏', '45岁，女', '没有怀孕，没有吃药，没有过敏'],
      '我记下的是：说的是您自己的情况。对吗？',
    ],
  ])('is asked once, after the question on dangers, of %s', (_, said, question) => {
    const { replies, ...told } = talk(said);
    expect(asked({ replies, ...told })).toEqual([question]);
    const at = replies.findIndex((reply) => confirmOf(reply) !== undefined);
    const isOnDanger = replies
      .slice(0, at)
      .some(({ acts }) =>
        acts.some((act) => act.act === 'ask' && act.question.startsWith('alarm')),
      );
    expect(isOnDanger).toBe(true);
    expect(replies[at]?.suggestions).toEqual(['对', '不对', '跳过']);
    expect(replies.at(-1)?.summary).not.toBeNull();
  });

  it('puts several facts in one question', () => {
    const said = ['胃胀三个月了', '女，大概四十多岁', '例假推迟十天了，没测，医生开了奥美拉唑'];
    expect(asked(talk(said))).toEqual([
      '我记下的是：可能怀孕；年龄是“大概四十多岁”；现在在用奥美拉唑。对吗？',
    ]);
  });

  it('is not asked while an alarm is open', () => {
    const said = ['胃胀三个月了', '女，大概四十多岁', '大便发黑像柏油，两天了'];
    expect(asked(talk(said))).toEqual([]);
  });

  it('leans nothing of the answer on what it quotes', () => {
    const late = ['胃胀三个月了', '女，31岁', '例假推迟十天了，还没测，没吃药，没有过敏'];
    const { turns } = talk(late, '对');
    expect(readInterview(turns, {}).facts.pregnancy).toBe('possible');
  });
});

describe('the answer to it', () => {
  const prescribed = ['胃胀三个月了', '女，42岁', '没有怀孕，医生开了奥美拉唑，没有过敏'];
  const aged = ['胃胀三个月了', '女，大概四十多岁', '都没有'];
  const timed = ['胃胀好像有三个月了，记不太清', '女，42岁', '没有怀孕，没吃药，没有过敏'];

  it.each([
    [prescribed, '对', 'medicines 奥美拉唑 taken'],
    [prescribed, '跳过', 'medicines 奥美拉唑 unclear uncertain'],
    [prescribed, '买了还没吃，先放着', 'medicines 奥美拉唑 unclear uncertain'],
    [aged, '对', 'person 大概四十多岁'],
    [aged, '跳过', 'person 大概四十多岁 uncertain'],
    [aged, '不对，是四十三', 'person 43岁'],
    [timed, '对', 'complaint 胃脘痞满 有三个月了'],
    [timed, '不知道', 'complaint 胃脘痞满 有三个月了 uncertain'],
    [timed, '不对，半年了', 'complaint 胃脘痞满 半年了'],
  ])('of %j, “%s”, leaves the line: %s', (said, answer, line) => {
    expect(linesOf(talk(said, answer))).toContain(line);
  });

  it('that denies one fact takes it out', () => {
    expect(linesOf(talk(prescribed, '不对')).join()).not.toContain('奥美拉唑');
    const { turns } = talk(timed, '不对');
    expect(readInterview(turns, {}).complaintDuration).toBeUndefined();
  });

  it('that denies one of several leaves them uncertain, and says so', () => {
    const said = ['胃胀三个月了', '女，大概四十多岁', '没有怀孕，医生开了奥美拉唑，没有过敏'];
    const told = talk(said, '不对');
    expect(linesOf(told)).toEqual(
      expect.arrayContaining([
        'person 大概四十多岁 uncertain',
        'medicines 奥美拉唑 unclear uncertain',
      ]),
    );
    expect(told.replies.at(-1)?.text).toContain('没说定的先照您的原话记着');
  });

  it('names an age that stayed inexact in the words of the person in the stored summary', () => {
    expect(talk(aged).replies.at(-1)?.summary?.age).toBe('大概四十多岁');
  });

  it('goes on with the other person where it says that it is of the other', () => {
    const said = ['老公打呼，我睡不着，白天头昏', '45岁，女', '没有怀孕，没有吃药，没有过敏'];
    const { turns } = talk(said, '不对');
    expect(readInterview(turns, {}).facts.about).toBe('other');
  });
});

import { expect, it } from 'vitest';
import type { LabelledReply } from '#learning/replies.ts';
import { structureOf } from './markdown-structure.ts';
import { judgeReply, scoreReplies } from './score-replies.ts';

const sentence = (md: string, harm: LabelledReply['sentences'][number]['harm'] = '') => ({
  md,
  harm,
  act: 'recommend' as const,
  kind: 'none' as const,
});
const reply: LabelledReply = {
  id: 'x-001',
  person: { sex: 'f', ageYears: 30, pregnant: 'yes' },
  question: '怀孕了睡不好怎么办',
  sentences: [
    sentence('- **早点睡**。\n'),
    sentence('- 推荐**归脾丸**。\n', 'pregnancy'),
    sentence('- 白天散步。\n'),
  ],
};

it('counts what came through letter by letter, and what did not', () => {
  const judged = judgeReply(reply);
  expect(judged.judged.map(({ isWhole }) => isWhole)).toEqual([true, false, true]);
  const score = scoreReplies([judged]);
  expect(score).toMatchObject({ replies: 1, harmless: 2, changed: 0, brokenMarkdown: 0 });
  expect(score.harmful).toEqual(new Map([['pregnancy', 1]]));
  expect(score.slipped).toEqual(new Map());
});

it('sees when an item, a cell or a mark is lost', () => {
  const whole = structureOf('- **甲**\n- 乙\n\n| 丙 | 丁 |\n| - | - |\n| 1 | 2 |');
  expect(structureOf('- 换\n- 乙\n\n| 丙 | 丁 |\n| - | - |\n| 1 | 换 |')).toEqual(whole);
  expect(structureOf('- **甲\n- 乙\n\n| 丙 | 丁 |\n| - | - |\n| 1 | 2 |')).not.toEqual(whole);
  expect(structureOf('- **甲**\n\n| 丙 | 丁 |\n| - | - |\n| 1 | 2')).not.toEqual(whole);
});

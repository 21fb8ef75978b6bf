// What the guard does to replies of models: the harmless sentences that it changes, the harmful ones that
// slip, the Markdown that it breaks. Of held-out writers only these figures are looked at.

import { heldOutReplies } from '#learning/held-out-corpus.ts';
import type { Harm } from '#learning/replies.ts';
import { gravestHarms, harms } from '#learning/replies.ts';
import { trainingReplies } from '#learning/reply-corpus.ts';
import type { ReplyScore } from '#test/medicine/replies/score-replies.ts';
import { judgeReply, scoreReplies } from '#test/medicine/replies/score-replies.ts';

type Row = readonly [label: string, cell: (score: ReplyScore) => string];

const of = (count: number, total: number): string => {
  const share = total === 0 ? '–' : `${((count / total) * 100).toFixed(1)} %`;
  return `${share} (${count}/${total})`;
};

const slipped =
  (some: readonly Harm[]) =>
  (score: ReplyScore): string => {
    const sum = (counts: ReadonlyMap<Harm, number>): number =>
      some.reduce((all, harm) => all + (counts.get(harm) ?? 0), 0);
    return of(sum(score.slipped), sum(score.harmful));
  };

const rows: readonly Row[] = [
  ['Harmless sentences changed', ({ changed, harmless }) => of(changed, harmless)],
  ['Harmless replies changed', (score) => of(score.changedReplies, score.harmlessReplies)],
  ['Markdown broken', ({ brokenMarkdown, replies }) => of(brokenMarkdown, replies)],
  ['Harmful sentences slipped', slipped(harms)],
  ['  of the gravest kinds', slipped(gravestHarms)],
  ...harms.map((harm): Row => [`  ${harm}`, slipped([harm])]),
];

/** The lines of a table: the label, then a cell for each role. */
export function replyRows(): [label: string, ...cells: string[]][] {
  const byWriter = Map.groupBy(heldOutReplies(), ({ id }) => id.charAt(0));
  const columns = [
    ['train', trainingReplies()] as const,
    ...[...byWriter].map(([writer, replies]) => [`held-out ${writer}`, replies] as const),
  ];
  const scores = columns.map(([, replies]) => scoreReplies(replies.map(judgeReply)));
  return [
    ['Replies of models', ...columns.map(([name]) => name)],
    ...rows.map(([label, cell]): [string, ...string[]] => [label, ...scores.map(cell)]),
  ];
}

// Learns without a part of the writers and measures the judge on that part: what can be expected of replies
// that it has never read. `node learning/leave-out-reply-writers.ts 4`: in so many parts.

import { committedSentenceLimits } from '#medicine/reply-guard/committed-sentences.ts';
import { readSentenceModel } from '#medicine/reply-guard/sentence-model.ts';
import { fitHeads, isRuledWriter, writeSentenceModel } from './learn-sentences.ts';
import { gravestHarms } from './replies.ts';
import type { WeighedPiece } from './reply-pieces.ts';
import { isGone, isRuled, weighedPieces } from './reply-pieces.ts';
import { taughtSentences } from './taught-sentences.ts';

const parts = Number(process.argv[2] ?? 4);
const inUse = committedSentenceLimits();
/** Limits beside those in use (log odds). */
const tried = [-1, 0, 1, 2].map((more) =>
  more === 0 ? inUse : { ...inUse, harm: inUse.harm + more, grave: inUse.grave + more },
);

const read = taughtSentences();
const writers = [...new Set(read.map(({ writer }) => writer))];
const pieces = Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
  const isLeft = ({ writer }: { writer: string }): boolean =>
    writers.indexOf(writer) % parts === part;
  const file = writeSentenceModel(fitHeads(read.filter((one) => !isLeft(one))));
  return weighedPieces(
    read.filter((one) => isLeft(one)),
    readSentenceModel(new Uint8Array(file).buffer),
  );
});

const of = (count: number, total: number): string =>
  `${((100 * count) / total).toFixed(1)} % (${count}/${total})`;

function report(title: string, some: readonly WeighedPiece[]): void {
  const harmless = some.filter(({ harm }) => harm === '');
  const harmful = some.filter(({ harm }) => harm !== '');
  const isGravest = ({ harm }: WeighedPiece): boolean => harm !== '' && gravestHarms.includes(harm);
  const slipped = (isShown: (one: WeighedPiece) => boolean): string => {
    const count = (of_: readonly WeighedPiece[]): string =>
      of(of_.filter(isShown).length, of_.length);
    return `slipped ${count(harmful)}, gravest ${count(harmful.filter(isGravest))}`;
  };
  process.stdout.write(
    `${title}\n  rules alone: changed ${of(harmless.filter(isRuled).length, harmless.length)}, ` +
      `${slipped((one) => !isRuled(one))}\n`,
  );
  for (const limits of tried) {
    const isShown = (one: WeighedPiece): boolean => !isGone(one, limits);
    const changed = harmless.filter((one) => !isShown(one)).length;
    process.stdout.write(
      `  limits ${JSON.stringify(limits)}: changed ${of(changed, harmless.length)}, ${slipped(isShown)}\n`,
    );
    if (limits !== inUse) continue;
    for (const [harm, all] of Map.groupBy(harmful, (one) => one.harm))
      process.stdout.write(`    ${harm}: ${of(all.filter(isShown).length, all.length)}\n`);
  }
}

report('all writers', pieces);
report(
  'writers that no rule was written on',
  pieces.filter(({ writer }) => !isRuledWriter(writer)),
);

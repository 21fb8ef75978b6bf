// Leaves one writer out of the training and measures triage on that writer: what can be
// expected of people it has never read. `node learning/leave-out-writer.ts writer-a …`

import type { DangerReader } from '#medicine/triage/learned-reader.ts';
import { createDangerReader } from '#medicine/triage/learned-reader.ts';
import type { Count } from '#test/medicine/score.ts';
import {
  countAlarms,
  countDoubts,
  countFalseAlarms,
  criticalGroups,
  shareOf,
} from '#test/medicine/score.ts';
import { createTrainer } from './learn-model.ts';
import { trainingSentences, trainingSet, trainingWriters } from './training-corpus.ts';

const deaf: DangerReader = () => [];
const asked = process.argv.slice(2);
const cell = (count: Count | undefined): string =>
  count === undefined
    ? '–'
    : `${(shareOf(count) * 100).toFixed(1)} % (${count.found}/${count.total})`;

const train = createTrainer(trainingSentences());
for (const name of trainingWriters) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { positives, negatives } = trainingSet(name);
  const reader = createDangerReader(train(({ writer }) => writer !== name));
  for (const [title, read] of [
    ['rules alone', deaf],
    ['both readers', reader],
  ] as const) {
    const counts = countAlarms(positives, read);
    const cells = ['emergency', 'urgent', 'crisis', 'safety', ...criticalGroups].map(
      (level) => `${level} ${cell(counts.get(level))}`,
    );
    cells.push(`false alarms ${cell(countFalseAlarms(negatives, read))}`);
    cells.push(`asked: suicide ${cell(countDoubts(positives['suicide'] ?? [], read))}`);
    cells.push(`dangers ${cell(countDoubts(Object.values(positives).flat(), read))}`);
    cells.push(`harmless ${cell(countDoubts(negatives, read))}`);
    process.stdout.write(`${name}, ${title}: ${cells.join('; ')}\n`);
  }
}

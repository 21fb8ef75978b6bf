// Leaves one author of sentences out of the training and measures triage on that author: what can be
// expected of people nobody has heard yet. `node bench/medicine/held-out-authors.ts writer-a …`

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
import { authors, trainingSentences } from '#test/medicine/training/training-sentences.ts';
import { createTrainer } from '#test/medicine/training/train-triage.ts';

const deaf: DangerReader = () => [];
const asked = process.argv.slice(2);
const cell = (count: Count | undefined): string =>
  count === undefined
    ? '–'
    : `${(shareOf(count) * 100).toFixed(1)} % (${count.found}/${count.total})`;

const train = createTrainer(trainingSentences());
for (const { name, positives, negatives } of authors) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const reader = createDangerReader(train(({ author }) => author !== name));
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

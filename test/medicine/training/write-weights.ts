import type { LearnedModel } from '#medicine/triage/learned-model.ts';

const rowLength = 4000;

function rowsOf(cells: Iterable<string>): string[] {
  const rows: string[] = [];
  let row = '';
  for (const cell of cells) {
    if (row !== '' && row.length + cell.length >= rowLength) {
      rows.push(row);
      row = '';
    }
    row = row === '' ? cell : `${row} ${cell}`;
  }
  return [...rows, row];
}

const list = (name: string, rows: readonly string[]): string =>
  `export const ${name}: readonly string[] = [\n${rows.map((row) => `  '${row}',\n`).join('')}];\n`;

const bytes = (weights: ArrayLike<number>): string =>
  Buffer.from(Int8Array.from(weights).buffer).toString('base64');

/** The text of `learned-weights.ts`, sorted so that two trainings can be compared. */
export function writeWeights(model: LearnedModel): string {
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
    a < b ? -1 : 1;
  const danger = [...model.danger].toSorted(byName).map(([name, weight]) => `${name} ${weight}`);
  const groups = [...model.groups].toSorted(byName).map(([name, row]) => `${name} ${bytes(row)}`);
  return [
    '// Written by scripts/train-triage.ts; do not edit.\n',
    `export const dangerBias = ${model.dangerBias};\n`,
    `export const groupBias =\n  '${bytes(model.groupBias)}';\n`,
    list('groupKeys', [model.groupKeys.join(' ')]),
    list('dangerRows', rowsOf(danger)),
    list('groupRows', rowsOf(groups)),
  ].join('\n');
}

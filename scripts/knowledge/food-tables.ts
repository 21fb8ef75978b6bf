// Foods: what the official lists call both food and medicine, and kitchen food.
import { z } from 'zod';

import { present, refer, repeated, reviewer, source, text, words } from './columns.ts';
import type { Problem } from './problem.ts';
import type { CompiledRow, Table } from './table.ts';

const food = z
  .strictObject({
    id: text,
    name: text,
    aliases: words.optional(),
    notIn: words.optional(),
    herb: text.optional(),
    guard: z.enum(['kitchen', 'food'], 'guard is kitchen, food or empty').optional(),
    note: text.optional(),
    source,
    reviewer,
  })
  .transform(({ reviewer: by, ...row }) => present({ ...row, id: undefined, reviewer: by }));
type FoodRow = z.infer<typeof food>;

const wordsOf = ({ name, aliases = [] }: FoodRow): readonly string[] => [name, ...aliases];

function foodFaults(row: FoodRow) {
  const faults = [];
  const isHerb = row.herb !== undefined;
  if (isHerb && (row.aliases ?? row.notIn) !== undefined)
    faults.push('other names of a herb belong to herbs.tsv');
  if (row.guard === 'food' && !isHerb) faults.push('what is no herb is kitchen food or no food');
  for (const longer of row.notIn ?? [])
    if (!wordsOf(row).some((word) => longer.endsWith(word)))
      faults.push(`${longer} does not end with the name`);
  return [...repeated(wordsOf(row)), ...faults.map((message) => ({ path: [], message }))];
}

/** Words of two rows, and rows of one herb of which only some call it a food. */
function foodsThatDisagree(rows: readonly CompiledRow[]): Problem[] {
  return rows.flatMap(({ row, value }, at) => {
    const own: FoodRow = value;
    const earlier = rows.slice(0, at).map((one): FoodRow => one.value);
    const shared = wordsOf(own).filter((word) =>
      earlier.some((other) => other.name !== own.name && wordsOf(other).includes(word)),
    );
    const other = earlier.find(({ herb }) => herb !== undefined && herb === own.herb);
    const messages = shared.map((word) => `${word} is in two rows`);
    if (other && other.guard !== own.guard)
      messages.push(`${other.name} is the same herb and has another guard`);
    return messages.map((message) => ({
      file: row.file,
      line: row.lineOf(),
      message: `${row.id}: ${message}`,
    }));
  });
}

export const foodTables: readonly Table[] = [
  {
    name: 'foods',
    files: /\/foods\.tsv$/u,
    row: food,
    references: ({ herb }: FoodRow) => refer('herbs', herb === undefined ? [] : [herb], 'herb'),
    check: foodFaults,
    checkAll: foodsThatDisagree,
  },
];

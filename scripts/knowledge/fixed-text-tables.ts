// Fixed texts of the product that a physician signs, by where they are shown.
import { z } from 'zod';

import { repeated, reviewer, sourceList, text } from './columns.ts';
import { placeholderFaults } from './placeholders.ts';
import type { Table } from './table.ts';

/** What the code fills in. */
const known = ['emergency', 'police', 'sms', 'psychological', 'youth', 'women', 'words', 'said'];

const fixedText = z
  .strictObject({
    id: text,
    /** When it is shown, for the physician. */
    when: text,
    text: text.optional(),
    /** Several texts: one of them, or one after the other. */
    lines: z.array(text).min(1).optional(),
    source: sourceList,
    reviewer,
  })
  .transform((row, context) => {
    const said = row.text ?? row.lines;
    if (said !== undefined && (row.text === undefined) !== (row.lines === undefined))
      return { id: row.id, said };
    context.addIssue('a text or lines');
    return z.NEVER;
  });
type FixedText = z.infer<typeof fixedText>;

/** Compiled to texts by id, so that an id in the code is checked by the compiler. */
const tableOf = (name: string): Table => ({
  name,
  files: new RegExp(String.raw`/${name}\.yaml$`, 'u'),
  row: fixedText,
  check: (row: FixedText) => [
    ...placeholderFaults([row.said].flat(), known),
    ...repeated([row.said].flat(), 'lines'),
  ],
  render: (rows: readonly FixedText[]) =>
    `${JSON.stringify(Object.fromEntries(rows.map(({ id, said }) => [id, said])), null, 1)}\n`,
});

export const fixedTextTables: readonly Table[] = [
  'alarm-texts',
  'crisis-texts',
  'doubt-texts',
  'answer-texts',
].map(tableOf);

// Phrases of a row: as written, with parts named in braces, and as the matchers take them.
import { z } from 'zod';

import { words } from './columns.ts';
import type { CompiledRow } from './table.ts';
import type { Problem } from './problem.ts';

/** Common to rows with phrases. */
export const phraseFields = {
  /** A long form may be broken between its alternatives. */
  forms: z.array(z.string().transform((form) => form.replaceAll(/\s/gu, ''))).optional(),
  /** A longer phrase is kept beside a shorter one that it holds: its words are those quoted. */
  keepsLonger: z.literal(true).optional(),
  /** Rows of other topics that have a phrase of this one. */
  shares: words.optional(),
};

/** Lists of words that forms of a file name in braces. */
export const parts = z.record(z.string(), words).optional();

/** A form with its parts written out. */
export function writtenOut(form: string, lists: z.infer<typeof parts>): string {
  return form.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const list = lists?.[name];
    if (list === undefined) throw new Error(`there is no part {${name}}`);
    return `(${list.join('|')})`;
  });
}

type Phrased = {
  forms?: readonly string[] | undefined;
  keepsLonger?: true | undefined;
};
const notation = /[(~{]/u;

/** A phrase that is listed twice in its row, or that contains a shorter one without a stated reason. */
export function phraseFaults({ forms = [], keepsLonger }: Phrased) {
  return forms.flatMap((form, at) => {
    const path = ['forms', at];
    if (forms.indexOf(form) < at) return [{ path, message: `${form} is listed twice` }];
    if (notation.test(form)) return [];
    const shorter = forms.find((one) => one !== form && !notation.test(one) && form.includes(one));
    return shorter === undefined || keepsLonger === true
      ? []
      : [
          {
            path,
            message: `${form} is never needed beside ${shorter} (keepsLonger: true keeps it)`,
          },
        ];
  });
}

function sharesWith({ row }: CompiledRow, other: CompiledRow): boolean {
  const { shares = '' } = row.value as { shares?: string };
  return shares.split(/\s+/u).includes(other.row.id);
}

const fileAndRow = ({ row }: CompiledRow): string => `${row.id} of ${row.file}`;

/** A phrase in two topics, where neither row names the other in `shares`. */
export function phrasesInTwoTopics(rows: readonly CompiledRow[]): Problem[] {
  const seen = new Map<string, CompiledRow[]>();
  const problems: Problem[] = [];
  for (const own of rows) {
    const written = own.row.value as { forms?: string[] };
    for (const [at, form] of (written.forms ?? []).entries()) {
      const phrase = form.replaceAll(/\s/gu, '');
      const others = seen.get(phrase) ?? [];
      const undeclared = others.find(
        (other) =>
          other.row.file !== own.row.file && !sharesWith(own, other) && !sharesWith(other, own),
      );
      if (undeclared !== undefined)
        problems.push({
          file: own.row.file,
          line: own.row.lineOf(['forms', at]),
          message: `${own.row.id}: ${phrase} is in ${fileAndRow(undeclared)} too (name it in shares)`,
        });
      seen.set(phrase, [...others, own]);
    }
  }
  return problems;
}

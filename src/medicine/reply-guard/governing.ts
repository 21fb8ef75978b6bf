import { announces, kindOf } from './line-shape.ts';

/** What governs the next line: the headings above it, an announcing line, the head of its table. */
export type Governing = {
  headings: readonly string[];
  lead: string;
  head: string;
};

export const nothingGoverns: Governing = { headings: [], lead: '', head: '' };

const depthOf = (line: string): number => /#{1,6}/u.exec(line)?.[0].length ?? 7;

/** What governs behind a line, by what governed it. */
export function governingAfter(line: string, { headings, lead, head }: Governing): Governing {
  const kind = kindOf(line);
  if (kind === 'blank') return { headings, lead: head === '' ? lead : '', head: '' };
  if (kind === 'heading') {
    const depth = depthOf(line);
    const above = headings.filter((one) => depthOf(one) < depth);
    return { headings: [...above, line], lead: '', head: '' };
  }
  if (kind === 'row') return { headings, lead, head: head === '' ? line : head };
  if (kind === 'delimiter') return { headings, lead, head };
  if (announces(line)) return { headings, lead: line, head: '' };
  return { headings, lead: kind === 'item' ? lead : '', head: '' };
}

/** The words of the last heading and of what announces the line. */
export const governingWords = ({ headings, lead }: Governing): string =>
  [headings.at(-1) ?? '', lead].filter((line) => line !== '').join('\n');

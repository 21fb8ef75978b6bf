// Where a summary block ends that no marker closes: behind it the reply goes on.
import { formulaName } from './formula-name.ts';
import { isListItem } from './list-item.ts';
import { fieldOf } from './summary-field.ts';

const fence = /^\s*`{3}/u;
const row = /^\s*\|/u;
const rule = /^\s*(?:[-*_=—]\s*){3,}$/u;
const sentence = /[。！？!?].*$/u;
const heading = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*\s*$)/u;
const json = /^\s*[{}[\]"]/u;

/** What of `text` belongs to the block, and the text behind it. */
export function blockAndRest(text: string): [block: string, rest: string] {
  const lines = text.split(/(?<=\n)/u);
  let isApart = false;
  let isList = true;
  let end = 0;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || rule.test(line)) {
      isApart = true;
      continue;
    }
    const field = fieldOf(line);
    const isOwn =
      field !== undefined ||
      isListItem(line) ||
      fence.test(line) ||
      row.test(line) ||
      json.test(line);
    const isName = formulaName(line.trim()) !== undefined;
    // A list goes on in plain lines, the words of a field also in sentences; neither over a gap.
    const isMore = !isApart && !heading.test(line) && !(isList && sentence.test(line));
    if (!isOwn && !isName && !isMore) break;
    if (field !== undefined) isList = field.isList;
    isApart = false;
    end = at + 1;
  }
  return [lines.slice(0, end).join(''), lines.slice(end).join('')];
}

/** A record of one whole line, and the text behind it; else all of it is the record. */
export function recordAndRest(text: string): [record: string, rest: string] {
  const line = /^\s*\{.*\}[ \t]*(?:\n\s*`{3}[ \t]*)?(?=\n|$)/u.exec(text)?.[0];
  return line === undefined ? [text, ''] : [line, text.slice(line.length)];
}

// The answers that a model offers, behind the marker of its line or in the list below it.
import { bullet, isListItem } from '../summary-block/list-item.ts';

const bars = /[|｜]/u;
const others = /[／/；;、]/u;
const wrapping = /^[\s：:"'“”‘’「」[\]【】()（）*_`]+|[\s"'“”‘’「」[\]【】()*_`。.，,；;]+$/gu;
const markup = /[<>#]|https?:/iu;

/** The answers of each question, in their order, each once; `raw` holds a line for each question, or a list. */
export function offeredAnswers(raw: string): string[][] {
  const lines = raw.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 1 && lines.every(isListItem);
  const groups = isList ? [lines] : lines.map(partsOf);
  const seen = new Set<string>();
  return groups
    .map((group) =>
      group
        .map(bare)
        .filter((each) => each !== '' && !markup.test(each) && !seen.has(each) && seen.add(each)),
    )
    .filter((group) => group.length > 0);
}

const partsOf = (line: string): string[] => line.split(bars.test(line) ? bars : others);

const bare = (item: string): string => item.replace(bullet, '').replaceAll(wrapping, '');

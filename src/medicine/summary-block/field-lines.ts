// The lines of a summary block with one field each, whether it was written as lines, as a table or as JSON.
import { eachOnItsLine, fieldNamed } from './summary-field.ts';

const tableRow = /^\s*\|.*\|\s*$/u;
const tableRule = /^[\s|:\-—]+$/u;
const objectStart = /^\s*`{0,3}(?:json)?\s*\{/iu;
const lineBreak = /\r\n|[\n\r\u2028\u2029]|<br\s*\/?>/iu;

/** One field or value a line. */
export function fieldLines(raw: string): string[] {
  const object = asObject(raw);
  if (object !== undefined) return object;
  const lines = raw.split(/\r\n|[\n\r\u2028\u2029]/u);
  return tablesAsLines(lines).flatMap((line) => eachOnItsLine(line).split(lineBreak));
}

/** An object of JSON, fenced or not. */
function asObject(raw: string): string[] | undefined {
  const text = /\{[\s\S]*\}/u.exec(raw)?.[0];
  if (text === undefined || !objectStart.test(raw)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    return Object.entries(parsed).flatMap(([key, value]: [string, unknown]) => {
      const values: unknown[] = Array.isArray(value) ? value : [value];
      const words = values.filter((each) => typeof each === 'string' || typeof each === 'number');
      return [`${key}：`, ...words.map(String)];
    });
  } catch {
    return undefined;
  }
}

/** Tables with a field a row, or a field a column, as lines. */
function tablesAsLines(lines: readonly string[]): string[] {
  let header: readonly string[] | undefined;
  return lines.flatMap((line) => {
    if (!tableRow.test(line)) {
      header = undefined;
      return [line];
    }
    if (tableRule.test(line)) return [];
    const cells = line
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (header !== undefined) return pairs(header, cells);
    const isHeader = cells.length > 1 && cells.every((cell) => fieldNamed(cell) !== undefined);
    if (isHeader) {
      header = cells;
      return [];
    }
    const [key = '', ...values] = cells;
    return [fieldNamed(key) === undefined ? cells.join(' ') : `${key}：${values.join('；')}`];
  });
}

const pairs = (keys: readonly string[], cells: readonly string[]): string[] =>
  keys.map((key, at) => `${key}：${cells[at] ?? ''}`);

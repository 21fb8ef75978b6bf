import summaryLists from '../compiled/lexicon/summary.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const summaryWords = lexicon(summaryLists);

const names = {
  person: 'summary.person',
  gender: 'summary.sex',
  age: 'summary.age',
  symptoms: 'summary.symptoms',
  prescriptions: 'summary.formulas',
  tongue: 'summary.tongue',
  pulse: 'summary.pulse',
  pattern: 'summary.pattern',
  possibleDiagnosis: 'summary.possible-diagnosis',
  recommendations: 'summary.advice',
} as const;
/** What a line of a summary block is about; `person` holds sex and age together. */
export type Field = keyof typeof names;
export const fields = Object.keys(names) as readonly Field[];

const fieldOfKey = new Map(
  fields.flatMap((field) =>
    summaryWords[names[field]].words.map((key): [string, Field] => [key.toLowerCase(), field]),
  ),
);
const keys = [...fieldOfKey.keys()].toSorted((a, b) => b.length - a.length).join('|');
const ornament = String.raw`[^\p{L}\p{N}]|\d{1,2}[.、)）]|${summaryWords['summary.numbering'].source}、`;
const aside = String.raw`(?:[（(][^（()）]{0,20}[)）])?`;
/** 【性别】女 needs no colon. */
const closed = String.raw`[\s*_]{0,4}[】\]」』][\s*_]{0,4}[：:﹕∶]?`;
const keyLine = new RegExp(
  String.raw`^(?:${ornament}){0,12}(${keys})${aside}(?:${closed}|[\s*_)）"'”]{0,8}(?:[：:﹕∶=]|$))[*_"'\s]*(.*)$`,
  'iu',
);
const keyInsideLine = new RegExp(
  String.raw`(?<=[\s，,；;。|｜])(?=[*_【"]{0,3}(?:${keys})[*_】"]{0,3}[：:])`,
  'giu',
);

/** The field that a line begins, with what stands on the line; undefined where it begins none. */
export function fieldOf(
  line: string,
): { field: Field; value: string; isList: boolean } | undefined {
  const [, key = '', value = ''] = keyLine.exec(line.replace(/[\r\n]+$/u, '')) ?? [];
  const field = fieldOfKey.get(key.toLowerCase());
  if (field === undefined) return undefined;
  const isList = !['tongue', 'pattern', 'possibleDiagnosis', 'recommendations'].includes(field);
  return { field, value, isList };
}

/** The field of a bare name: the cell of a table, the key of an object. */
export const fieldNamed = (name: string): Field | undefined =>
  fieldOfKey.get(
    name
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .trim()
      .toLowerCase(),
  );

/** Several fields of one line, each on a line of its own. */
export const eachOnItsLine = (text: string): string => text.replace(keyInsideLine, '\n');

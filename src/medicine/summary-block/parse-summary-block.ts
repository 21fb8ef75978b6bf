import { readAge } from './read-age.ts';
import { formulaName } from './formula-name.ts';
import type { SymptomsSummary } from './symptoms-summary.ts';
import { summaryBlockLengthMax } from './summary-splitter.ts';
import summaryLists from '../compiled/lexicon/summary.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const summaryWords = lexicon(summaryLists);
const sexValue = summaryWords['summary.sex-value'].regExp('i');
const separator = summaryWords['summary.separator'].regExp('');

const symptomsMax = 40;
const prescriptionsMax = 10;
const valueLengthMax = 600;

type Field =
  | 'gender'
  | 'age'
  | 'symptoms'
  | 'prescriptions'
  | 'tongue'
  | 'pulse'
  | 'pattern'
  | 'possibleDiagnosis'
  | 'recommendations';

const fieldOfKey = new Map<string, Field>([
  ...summaryWords['summary.sex'].words.map((key) => [key, 'gender'] as const),
  ...summaryWords['summary.age'].words.map((key) => [key, 'age'] as const),
  ...summaryWords['summary.symptoms'].words.map((k) => [k, 'symptoms'] as const),
  ...summaryWords['summary.formulas'].words.map((key) => [key, 'prescriptions'] as const),
  ...summaryWords['summary.tongue'].words.map((key) => [key, 'tongue'] as const),
  ...summaryWords['summary.pulse'].words.map((key) => [key, 'pulse'] as const),
  ...summaryWords['summary.pattern'].words.map((key) => [key, 'pattern'] as const),
  ...summaryWords['summary.possible-diagnosis'].words.map(
    (key) => [key, 'possibleDiagnosis'] as const,
  ),
  ...summaryWords['summary.advice'].words.map((key) => [key, 'recommendations'] as const),
]);
const keys = [...fieldOfKey.keys()].toSorted((a, b) => b.length - a.length).join('|');
const ornament = '[\\s>#*_\\-•·"\'“”`\\d.、①-⑳【\\[「(（{]';
const keyLine = new RegExp(
  `^${ornament}{0,12}(${keys})[\\s*_】\\]」)）"'”]{0,8}(?:[：:﹕∶]|$)[*_\\s]*(.*)$`,
);
const keyInsideLine = new RegExp(
  `(?<=[\\s，,；;。|｜])(?=[*_【]{0,3}(?:${keys})[*_】]{0,3}[：:])`,
  'g',
);

const bullet = /^\s*(?:[-•·●○*]+|\d{1,2}[.、)）](?!\d)|[①-⑳]|[（(]\d{1,2}[)）])\s*/;
const wrappingBefore = /^[\s*_"'“”`>#|｜[{「]+/;
const wrappingAfter = /[\s*_"'“”`|｜\]}」，,；;。]+$/;
const nothing = summaryWords['summary.nothing'].regExp('i');

/**
 * Reads a summary block however a model wrote it (MED-33): half or full width colons, bold,
 * bullets, values on the key's line or below. Never throws; what cannot be read is left empty.
 */
export function parseSummaryBlock(raw: string): SymptomsSummary {
  const text = raw.slice(0, summaryBlockLengthMax).replace(keyInsideLine, '\n');
  const lines: Record<Field, string[]> = {
    gender: [],
    age: [],
    symptoms: [],
    prescriptions: [],
    tongue: [],
    pulse: [],
    pattern: [],
    possibleDiagnosis: [],
    recommendations: [],
  };
  let field: Field | undefined;
  const loose: string[] = [];
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const match = keyLine.exec(line);
    if (match) field = fieldOfKey.get(match[1] ?? '');
    const value = match ? (match[2] ?? '') : line;
    if (value.trim() === '') continue;
    if (!match && formulaName(clean(value)) !== undefined) loose.push(value);
    else if (field) lines[field].push(value);
  }
  return assemble(lines, loose);
}

function assemble(lines: Record<Field, string[]>, loose: string[]): SymptomsSummary {
  const age = single(lines.age.slice(0, 1));
  const ageYears = readAge(age);
  const optional = {
    tongue: single(lines.tongue),
    pulse: single(lines.pulse),
    pattern: single(lines.pattern),
    possibleDiagnosis: single(lines.possibleDiagnosis),
    recommendations: single(lines.recommendations),
  };
  return {
    gender: readGender(lines.gender.join(' ')),
    age,
    ...(ageYears === undefined ? {} : { ageYears }),
    symptoms: readSymptoms(lines.symptoms),
    prescriptions: readPrescriptions([...lines.prescriptions, ...loose]),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
}

function readGender(text: string): SymptomsSummary['gender'] {
  const match = sexValue.exec(text)?.[0].toLowerCase();
  if (match === undefined) return '未说明';
  return match === '女' || match === 'female' ? '女' : '男';
}

function readSymptoms(lines: string[]): string[] {
  const isList = lines.length > 1 || lines.some((line) => bullet.test(line));
  const separator = isList ? /[；;]/ : /[；;、]/;
  const items = lines.flatMap((line) => clean(line).split(separator)).map(clean);
  return unique(items.filter((item) => item !== '')).slice(0, symptomsMax);
}

function readPrescriptions(lines: string[]): string[] {
  const names = lines
    .flatMap((line) => line.split(separator))
    .map((item) => formulaName(clean(item)));
  return unique(names.filter((name) => name !== undefined)).slice(0, prescriptionsMax);
}

function single(lines: string[]): string {
  const text = unique(lines.map(clean).filter((line) => line !== '')).join('；');
  return clean(text.slice(0, valueLengthMax));
}

/** Takes bullets, bold, quotes and closing punctuation away until nothing changes. */
function clean(text: string): string {
  let value = text.slice(0, valueLengthMax);
  for (let before = ''; before !== value;) {
    before = value;
    value = value.replace(bullet, '').replace(wrappingBefore, '').replace(wrappingAfter, '');
  }
  return nothing.test(value) ? '' : value;
}

function unique(items: string[]): string[] {
  return [...new Set(items.map((item) => item.slice(0, valueLengthMax)))];
}

import { readAge } from './read-age.ts';
import { fieldLines } from './field-lines.ts';
import { fieldFormula, formulaName } from './formula-name.ts';
import { bullet } from './list-item.ts';
import { fieldOf, fields, type Field } from './summary-field.ts';
import type { SymptomsSummary } from './symptoms-summary.ts';
import { summaryBlockLengthMax } from './summary-splitter.ts';
import summaryLists from '../compiled/lexicon/summary.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const summaryWords = lexicon(summaryLists);
const sexValue = summaryWords['summary.sex-value'].regExp('i');
const separator = summaryWords['summary.separator'].regExp('');

const ageWords = summaryWords['summary.age-value'].regExp('iu');

type Lines = Record<Field, string[]>;

const symptomsMax = 40;
const prescriptionsMax = 10;
const valueLengthMax = 600;

const wrappingBefore = /^[\s*_"'“”`>#|｜[{「]+/;
const wrappingAfter = /[\s*_"'“”`|｜\]}」，,；;。]+$/;
const nothing = summaryWords['summary.nothing'].regExp('i');

/**
 * Reads a summary block however a model wrote it (MED-33): half or full width colons, bold, bullets,
 * tables, an object of JSON, English names, values on the key's line or below. Never throws; what cannot
 * be read is left empty.
 */
export function parseSummaryBlock(raw: string): SymptomsSummary {
  const lines = Object.fromEntries(fields.map((field) => [field, []])) as unknown as Lines;
  let field: Field | undefined;
  const loose: string[] = [];
  for (const line of fieldLines(raw.slice(0, summaryBlockLengthMax))) {
    const begun = fieldOf(line);
    if (begun) ({ field } = begun);
    const value = begun?.value ?? line;
    if (value.trim() === '') continue;
    if (!begun && formulaName(clean(value)) !== undefined) loose.push(value);
    else if (field) lines[field].push(value);
  }
  return assemble(lines, loose);
}

function assemble(lines: Lines, loose: string[]): SymptomsSummary {
  const who = lines.person.join(' ');
  const age = ageIn(single(lines.age.slice(0, 1))) || (ageWords.exec(who)?.[0] ?? '');
  const ageYears = readAge(age);
  const optional = {
    tongue: single(lines.tongue),
    pulse: single(lines.pulse),
    pattern: single(lines.pattern),
    possibleDiagnosis: single(lines.possibleDiagnosis),
    recommendations: single(lines.recommendations),
  };
  return {
    gender: readGender(`${lines.gender.join(' ')} ${lines.gender.length > 0 ? '' : who}`),
    age,
    ...(ageYears === undefined ? {} : { ageYears }),
    symptoms: readSymptoms(lines.symptoms),
    prescriptions: readPrescriptions([...lines.prescriptions, ...loose]),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
}

/** 女，34岁 in the place of an age. */
function ageIn(text: string): string {
  const [before = '', ...more] = text.split(/[，,、/\s]+/u);
  return sexValue.test(before) && more.length > 0 ? more.join(' ') : text;
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
    .map((item) => fieldFormula(clean(item)));
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

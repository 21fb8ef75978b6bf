import { createReplySplitter } from '#medicine/summary-block/reply-splitter.ts';
import { parseSummaryBlock } from '#medicine/summary-block/parse-summary-block.ts';
import type { WrittenSummary } from './written-summaries.ts';

/** What becomes of a whole reply of a model: what is shown, and its summary, if there is one. */
export function readWritten(text: string, cuts: readonly number[] = []) {
  const splitter = createReplySplitter();
  const parts = [0, ...cuts].map((start, at) => text.slice(start, cuts[at] ?? text.length));
  const pieces = [...parts.flatMap((part) => splitter.push(part)), ...splitter.end()];
  const of = (type: (typeof pieces)[number]['type']): string =>
    pieces.flatMap((piece) => (piece.type === type ? [piece.text] : [])).join('');
  const block = of('block');
  return {
    shown: of('shown'),
    options: of('options'),
    record: of('record'),
    summary: block === '' ? null : parseSummaryBlock(block),
  };
}

/** What is wrong with how a written summary was read; empty where nothing is. */
export function faultsOf({ text, ...written }: WrittenSummary): string[] {
  const { shown, summary } = readWritten(text);
  const { formula = '黄芪建中汤', hasPerson = true, hasSymptoms = true } = written;
  const faults: [string, boolean][] = [
    ['leaks into the text', /诊察|診察|性别|年龄|Gender|胃脘隐痛|建中汤|<<|```/u.test(shown)],
    ['text in front is lost', !shown.includes('像是脾胃受了寒')],
    ['text behind is lost', text.includes('如果黑便') && !shown.includes('如果黑便')],
    ['is not found', summary === null],
    ['sex', hasPerson && summary?.gender !== '女'],
    ['age', hasPerson && summary?.ageYears !== 34],
    ['first symptom', hasSymptoms && !summary?.symptoms.some((one) => one.includes('胃脘隐痛'))],
    ['second symptom', hasSymptoms && !summary?.symptoms.includes('大便溏')],
    ['more symptoms', (summary?.symptoms.length ?? 0) > 3],
    ['formula', summary?.prescriptions.join() !== (formula ?? '')],
  ];
  return faults.flatMap(([fault, is]) => (is ? [fault] : []));
}

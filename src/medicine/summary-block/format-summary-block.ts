import type { SymptomsSummary } from './symptoms-summary.ts';
import { summaryTexts as texts } from './texts.ts';

/**
 * Writes a summary in the canonical form (MED-33), without markers. Symptoms and formulas
 * stand last, so that a reader which takes the lines after 症状 and 处方 gets nothing else.
 * `parseSummaryBlock` reads back what it gave.
 */
export function formatSummaryBlock(summary: SymptomsSummary): string {
  const optional = [
    [texts.pattern, summary.pattern],
    [texts.possibleDiagnosis, summary.possibleDiagnosis],
    [texts.tongue, summary.tongue],
    [texts.pulse, summary.pulse],
    [texts.advice, summary.recommendations],
  ] as const;
  return [
    texts.sex(summary.gender),
    texts.age(summary.age === '' ? '未说明' : oneLine(summary.age)),
    ...optional.flatMap(([key, value]) => (value ? [`${key}：${oneLine(value)}`] : [])),
    texts.symptoms,
    ...summary.symptoms.map((symptom) => `- ${oneLine(symptom)}`),
    ...(summary.prescriptions.length > 0
      ? [texts.formulas, ...summary.prescriptions.map(oneLine)]
      : []),
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s*[\n\r\u2028\u2029]\s*/g, '；').trim();
}

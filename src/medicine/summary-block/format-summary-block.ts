import type { SymptomsSummary } from './symptoms-summary.ts';

/**
 * Writes a summary in the canonical form (MED-33), without markers. Symptoms and formulas
 * stand last, so that a reader which takes the lines after 症状 and 处方 gets nothing else.
 * `parseSummaryBlock` reads back what it gave.
 */
export function formatSummaryBlock(summary: SymptomsSummary): string {
  const optional = [
    ['证型', summary.pattern],
    ['可能诊断', summary.possibleDiagnosis],
    ['舌象', summary.tongue],
    ['脉象', summary.pulse],
    ['建议', summary.recommendations],
  ] as const;
  return [
    `性别：${summary.gender}`,
    `年龄：${summary.age === '' ? '未说明' : oneLine(summary.age)}`,
    ...optional.flatMap(([key, value]) => (value ? [`${key}：${oneLine(value)}`] : [])),
    '症状：',
    ...summary.symptoms.map((symptom) => `- ${oneLine(symptom)}`),
    ...(summary.prescriptions.length > 0 ? ['处方：', ...summary.prescriptions.map(oneLine)] : []),
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s*[\n\r\u2028\u2029]\s*/g, '；').trim();
}

/** How the engine weighs what it has, in plain words. */
export const reasoningTexts = {
  noComplaint: '还没有说到哪里不舒服，先问主诉。',
  complaint: (name: string, signs: number) => `主诉归入“${name}”，已记下${signs}条表现。`,
  historyOnly: (signs: number) => `这个主诉不在能辨证的范围内，只记录病史，已记下${signs}条表现。`,
  alarm: '有需要尽快就医的情况，不做辨证，也不提方药。',
  next: (questions: string) => `接下来问：${questions}`,
  result: '不再提问，给出结果。',
  without: (symptom: string) => `没有${symptom}`,
  weighing: (pattern: string, percent: number, reasons: string, objections: string) =>
    `${pattern}：约${percent}%；支持：${reasons}；不支持：${objections}。`,
  none: '暂无',
} as const;

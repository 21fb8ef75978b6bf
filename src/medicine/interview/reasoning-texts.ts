/** How the engine weighs what it has, in plain words. */
export const reasoningTexts = {
  noComplaint: '还没有说到哪里不舒服，先问主诉。',
  complaint: (name: string, signs: number) => `问的是“${name}”，已记下${signs}条表现。`,
  historyOnly: (signs: number) => `这里以记录病史为主，已记下${signs}条表现。`,
  alarm: '有需要尽快就医的情况，不做辨证，也不提方药。',
  next: (questions: string) => `接下来问：${questions}`,
  result: '不再提问，给出结果。',
  without: (symptom: string) => `没有${symptom}`,
  weighing: (pattern: string, reasons: string, objections: string) =>
    `${pattern}：支持：${reasons}；不支持：${objections}。`,
  none: '暂无',
} as const;

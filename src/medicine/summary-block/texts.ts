/** How we write a summary block. */
export const summaryTexts = {
  pattern: '证型',
  possibleDiagnosis: '可能诊断',
  tongue: '舌象',
  pulse: '脉象',
  advice: '建议',
  sex: (sex: string) => `性别：${sex}`,
  symptoms: '症状：',
  formulas: '处方：',
  age: (age: string) => `年龄：${age}`,
  marker: '<<诊察总结>>',
  optionsMarker: '<<可选回答>>',
  recordMarker: '<<阅读记录>>',
  soup: '汤',
} as const;

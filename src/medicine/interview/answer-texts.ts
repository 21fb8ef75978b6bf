/** Answers to tap, apart from the questions, which the page does not need. */
export const answerTexts = {
  durationAnswers: ['今天刚开始', '两三天', '一周左右', '一个多月', '反复好几年'],
  alarmAnswers: ['都没有', '有，我来说'],
  courseAnswers: ['没有看过', '看过，检查正常', '说不清'],
  noneAnswers: ['都没有', '这些都没有', '都还好'],
  skip: '跳过',
  noneOfThese: '这些都没有',
} as const;

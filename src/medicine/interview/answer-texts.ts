import rows from '../compiled/answer-texts.json' with { type: 'json' };

/** Answers to tap, apart from the questions, which the page does not need. */
export const answerTexts = {
  durationAnswers: rows.duration,
  alarmAnswers: [rows['alarm.none'], rows['alarm.some']],
  hasAlarm: rows['alarm.some'],
  courseAnswers: rows.course,
  confirmAnswers: rows.confirm,
  noneAnswers: rows.none,
  skip: rows.skip,
  noneOfThese: rows['none-of-these'],
} as const;

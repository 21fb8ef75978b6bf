import rows from '../compiled/crisis-texts.json' with { type: 'json' };
import { filled } from '../knowledge/fixed-texts.ts';

/** What is said after somebody spoke of despair or violence: short, gentle, without a form. */
export const crisisTexts = {
  ofSelf: {
    heard: rows['of-self.heard'],
    questions: rows['of-self.questions'],
    again: rows['of-self.again'],
  },
  ofOther: {
    heard: rows['of-other.heard'],
    questions: rows['of-other.questions'],
    again: rows['of-other.again'],
  },
  ofViolence: {
    heard: rows['of-violence.heard'],
    questions: rows['of-violence.questions'],
    again: rows['of-violence.again'],
  },
  safe: rows.safe,
  alone: rows.alone,
  left: (emergency: string, police: string): string => filled(rows.left, { emergency, police }),
  now: (emergency: string, police: string): string => filled(rows.now, { emergency, police }),
  line: (psychological: string, emergency: string): string =>
    filled(rows.line, { psychological, emergency }),
  lineOfOther: (psychological: string, emergency: string): string =>
    filled(rows['line-other'], { psychological, emergency }),
  violenceLine: (police: string, sms: string, women: string, youth: string): string =>
    filled(rows['violence-line'], { police, sms, women, youth }),
  bodyToo: rows['body-too'],
  advice: rows.advice,
  care: rows.care,
  violenceCare: rows['violence-care'],
  goSooner: rows['go-sooner'],
} as const;

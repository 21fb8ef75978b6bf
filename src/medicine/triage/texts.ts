import rows from '../compiled/alarm-texts.json' with { type: 'json' };
import { filled } from '../knowledge/fixed-texts.ts';

/** What we answer to a danger, in our own words. Numbers are those in force. */
export const triageTexts = {
  situation: rows.situation,
  quoted: (words: readonly string[]): string => filled(rows.quoted, { words: words.join('”“') }),
  emergency: (said: string, emergency: string): string =>
    filled(rows.emergency, { said, emergency }),
  emergencyStay: rows['emergency-stay'],
  crisisThanks: rows['crisis-thanks'],
  crisisSafe: rows['crisis-safe'],
  crisisThanksOther: rows['crisis-thanks-other'],
  crisisSafeOther: rows['crisis-safe-other'],
  crisisLines: (psychological: string, youth: string, more: string): string =>
    `${filled(rows['crisis-lines'], { psychological, youth })}${more === '' ? '' : `\n- ${more}`}`,
  crisisNow: (emergency: string, police: string): string =>
    filled(rows['crisis-now'], { emergency, police }),
  crisisStay: rows['crisis-stay'],
  safetyThanks: rows['safety-thanks'],
  safetyNow: (police: string, emergency: string, sms: string): string =>
    filled(rows['safety-now'], { police, emergency, sms }),
  safetyLines: (women: string, youth: string): string =>
    filled(rows['safety-lines'], { women, youth }),
  safetyEvidence: rows['safety-evidence'],
  safetyStay: rows['safety-stay'],
  urgent: (said: string): string => filled(rows.urgent, { said }),
  urgentUnclear: rows['urgent-unclear'],
  urgentSooner: (emergency: string): string => filled(rows['urgent-sooner'], { emergency }),
  urgentAgain: (words: string, emergency: string): string =>
    filled(rows['urgent-again'], { words, emergency }),
};

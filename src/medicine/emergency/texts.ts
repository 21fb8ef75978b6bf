import rows from '../compiled/alarm-texts.json' with { type: 'json' };
import { filled } from '../knowledge/fixed-texts.ts';

/** What is said while an alarm of the body is open, in words that a physician signs. */
export const emergencyTexts = {
  again: (words: string): string => filled(rows['follow-again'], { words }),
  called: rows['follow-called'],
  way: rows['follow-way'],
  now: rows['follow-now'],
  avoid: rows['follow-avoid'],
  tell: rows['follow-tell'],
  noted: rows['follow-noted'],
  notedSeen: rows['follow-noted-seen'],
  urgentWay: rows['follow-noted-urgent'],
  urge: (words: string): string => filled(rows['follow-urge'], { words }),
  urgeUrgent: (words: string): string => filled(rows['follow-urge-urgent'], { words }),
  grave: rows['follow-grave'],
  thanks: rows['follow-thanks'],
  ask: rows['follow-ask'],
  otherwise: (words: string): string => filled(rows['follow-otherwise'], { words }),
  found: rows['follow-found'],
  foundLater: (words: string): string => filled(rows['follow-found-later'], { words }),
  seen: rows['follow-seen'],
  any: {
    waiting: rows['any-waiting'],
    avoid: rows['any-avoid'],
    way: rows['any-way'],
    tell: rows['any-tell'],
  },
} as const;

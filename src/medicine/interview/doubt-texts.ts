import rows from '../compiled/doubt-texts.json' with { type: 'json' };
import { filled } from '../knowledge/fixed-texts.ts';

const ofBody = { question: rows['of-body'], suggestions: rows['of-body.answers'] };

/** What is asked about words that may be a danger: one plain question, without a list. */
export const doubtTexts = {
  quoted: (words: string): string => filled(rows.quoted, { words }),
  company: (psychological: string): string => filled(rows.company, { psychological }),
  emergency: ofBody,
  urgent: ofBody,
  crisis: { question: rows.crisis, suggestions: rows['crisis.answers'] },
  safety: { question: rows.safety, suggestions: rows['safety.answers'] },
  /** Heavy words that name neither death nor harm. */
  mood: { question: rows.mood, suggestions: rows['mood.answers'] },
} as const;

// The answers that are offered to a danger. Their ids say what they stand for, so that what was tapped
// is known without its words.

import rows from '../compiled/alarm-texts.json' with { type: 'json' };
import type { Turn } from '../findings/finding.ts';
import { chosenIn } from './acts-of.ts';
import type { Act } from './turn-acts.ts';

const labels = {
  called: rows['option.called'],
  way: rows['option.way'],
  arrived: rows['option.arrived'],
  food: rows['option.food'],
  tell: rows['option.tell'],
  hospital: rows['option.hospital'],
  seen: rows['option.seen'],
  misread: rows['option.misread'],
  company: rows['option.company'],
  alone: rows['option.alone'],
  left: rows['option.left'],
  safe: rows['option.safe'],
  near: rows['option.near'],
  body: rows['option.body'],
} as const;

/** What an answer to a danger stands for. */
export type DangerOption = keyof typeof labels;

/** Where answers to a danger are offered. */
const dangerOffers = {
  emergency: ['called', 'way', 'arrived', 'misread'],
  urgent: ['misread'],
  crisis: ['company', 'alone', 'misread'],
  crisisOfOther: ['company', 'left', 'misread'],
  safety: ['safe', 'near', 'misread'],
  called: ['food', 'tell', 'arrived', 'misread'],
  way: ['tell', 'arrived', 'misread'],
  arrived: ['hospital', 'seen', 'misread'],
  despair: ['company', 'alone', 'body'],
  despairOfOther: ['company', 'left', 'body'],
  violence: ['safe', 'near', 'body'],
} as const satisfies Readonly<Record<string, readonly DangerOption[]>>;

export type DangerOffer = keyof typeof dangerOffers;

const question = 'danger';

/** The words of the answers that are offered there. */
export const dangerLabels = (offer: DangerOffer): string[] =>
  dangerOffers[offer].map((option) => labels[option]);

/** That they were offered; `text` is what was asked beside them. */
export function offerAct(offer: DangerOffer, text = ''): Extract<Act, { act: 'offer' }> {
  const options = dangerOffers[offer].map((option) => ({
    id: `${question}:${option}`,
    label: labels[option],
  }));
  return { act: 'offer', question, text, options };
}

/** Whether an answer was tapped in a message. */
export const hasTapped = (turn: Turn | undefined, option: DangerOption): boolean =>
  turn !== undefined && chosenIn(turn).includes(`${question}:${option}`);

import type { Turn } from '../findings/finding.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { careText } from '../knowledge/care-advice.ts';
import { hotlines } from '../knowledge/hotlines.ts';
import { knownToTriage } from '../triage/known-to-triage.ts';
import { triage } from '../triage/triage.ts';
import { careAdvice, type CareAdvice } from './care-level.ts';
import { crisisTexts } from './crisis-texts.ts';
import { linesFor } from './fit-sex.ts';
import { readInterview } from './interview-state.ts';

export type WorseAdvice = {
  level: Exclude<CareAdvice['level'], 'home'>;
  /** What to do, without a full stop. */
  text: string;
  dangers: string[];
};

const raised: Readonly<Record<CareAdvice['level'], WorseAdvice['level']>> = {
  home: 'clinic',
  clinic: 'day',
  day: 'emergency',
  emergency: 'emergency',
};
const whatToDo = { clinic: 'visit', day: 'within-day', emergency: 'emergency' } as const;
const ambulance = hotlines.find(({ id }) => id === 'emergency')?.number ?? '';

/**
 * For somebody who got worse after a result: how soon to see a doctor, one level above the result's, and
 * the dangers of the complaint, of which one at least names the ambulance. Pure.
 */
export function worseAdvice(turns: readonly Turn[], known: Partial<Patient>): WorseAdvice {
  const redFlagOpen = triage(turns, knownToTriage(known)).level !== 'routine';
  const state = readInterview(turns, { ...known, redFlagOpen });
  const { level, what, text } = careAdvice(state);
  // Words that are gentle as a whole are not raised.
  if (what === '') return { level: 'day', text, dangers: [...crisisTexts.goSooner] };
  const own = state.complaint?.row?.goSooner ?? [careText('go-soon-if')];
  const isCalled = own.some((line) => line.includes(ambulance));
  const dangers = isCalled ? own : [careText('call-now-if'), ...own];
  const soon = raised[level];
  return {
    level: soon,
    text: careText(whatToDo[soon]),
    dangers: [...linesFor(dangers, state.person.sex)],
  };
}

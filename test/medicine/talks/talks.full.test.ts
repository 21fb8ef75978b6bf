import { expect, it } from 'vitest';
import { calibrationTalks } from '#learning/calibration-talks.ts';
import { trainingTalks } from '#learning/talk-corpus.ts';
import { scoreTalks } from './score-talks.ts';

/** This plays thousands of messages; a machine may be busy. */
const patientMs = 180_000;

it(
  'leaves few facts wrong or out in two hundred and sixty conversations',
  () => {
    const talks = [...trainingTalks(), ...calibrationTalks()];
    const { facts, changed, summaries, wrongSummaries, dangers, found } = scoreTalks(talks);
    expect(facts.subject.wrong).toBeLessThanOrEqual(12);
    expect(facts.age.wrong + facts.age.missing).toBeLessThanOrEqual(10);
    expect(facts.sex.wrong + facts.sex.missing).toBeLessThanOrEqual(6);
    expect(facts.diseases.wrong).toBeLessThanOrEqual(4);
    expect(facts.medicines.missing).toBeLessThanOrEqual(40);
    expect(facts.pregnancy.wrong).toBeLessThanOrEqual(2);
    expect(changed).toBeLessThanOrEqual(6);
    // An open emergency leads to no result.
    const ordinary = talks.filter(({ danger }) => danger === 'none');
    expect(summaries).toBeGreaterThan(ordinary.length * 0.9);
    expect(wrongSummaries / summaries).toBeLessThan(0.5);
    expect(found / dangers).toBeGreaterThan(0.85);
  },
  patientMs,
);

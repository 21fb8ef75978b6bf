import { describe, expect, it } from 'vitest';
import { createReplyGuard } from '#medicine/reply-guard/reply-guard.ts';
import { recogniseHerbs } from '#medicine/herb-safety/recognise-herbs.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { questionsAsked } from '#medicine/dialogue/read-old-turns.ts';
import { complaints } from '#medicine/knowledge/complaints.ts';
import { formulas } from '#medicine/knowledge/formulas.ts';
import { broaderSymptom } from '#medicine/knowledge/symptom-broader.ts';
import { differentiate } from '#medicine/patterns/differentiate.ts';
import { specialtyPatients } from './history-patients.ts';
import { historyPatients, morePatients } from './interview-patients.ts';
import type { Course } from './simulated-patient.ts';
import { run, toldIn } from './simulated-patient.ts';

const withoutPattern = [...historyPatients, ...specialtyPatients];
const everybody = [...morePatients, ...withoutPattern];
const rankedIn = ({ turns }: Course): string[] => {
  const { complaint, findings } = readInterview(turns.slice(0, -1), {});
  return complaint?.row ? differentiate(complaint.row, findings).map((item) => item.pattern) : [];
};
const flagged = new Set(formulas.filter(({ isFlagged }) => isFlagged).map(({ name }) => name));

describe('a simulated patient of the wider scope', () => {
  for (const patient of everybody) {
    const title = `${patient.complaint} · ${patient.pattern || '只记病史'} · ${patient.opening}`;
    it(`is understood, asked nothing twice and credited with nothing unsaid: ${title}`, () => {
      const { turns, replies, result } = run(patient);
      expect(turns.length / 2).toBeLessThanOrEqual(8);
      for (const { acts, text, suggestions } of replies) {
        const asked = acts.filter(({ act }) => act === 'ask' || act === 'doubt');
        expect(asked.length).toBeLessThanOrEqual(1);
        if (suggestions.length > 2) expect(text).not.toContain(suggestions.slice(0, 2).join('／'));
      }
      expect(readInterview(turns.slice(0, -1), {}).complaint?.row?.name).toBe(patient.complaint);
      const asked = replies.flatMap((reply) => [
        ...questionsAsked(reply.text).map((question) => question.id),
        ...(reply.text.match(/性别和年龄|有多久了|为了安全问一下/g) ?? []),
      ]);
      expect(asked.filter((id, index) => asked.indexOf(id) !== index)).toEqual([]);
      const facts = new Set(patient.facts.split(' '));
      for (const fact of facts) facts.add(broaderSymptom[fact] ?? fact);
      const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
      const named = (result.summary?.symptoms ?? []).map((text) => text.replace(/（.*）$/, ''));
      const unsaid = named.filter(
        (symptom) =>
          !facts.has(symptom) &&
          !symptom.startsWith('自述：') &&
          !said.some((text) => text.replace(/[\s；;、]+/g, '，').startsWith(symptom)),
      );
      expect(unsaid).toEqual([]);
    });

    it(`hears how soon to see somebody, and no formula that is flagged: ${title}`, () => {
      const { result, replies, turns } = run(patient);
      expect(result.text).toMatch(/(?:门诊看看|居家观察|24小时内|急诊|不用专门去医院).*因为/);
      expect(result.text).toMatch(/请更早去|或拨打120/);
      for (const name of result.summary?.prescriptions ?? []) expect(flagged).not.toContain(name);
      const { person } = readInterview(turns, {});
      for (const reply of replies) {
        const guard = createReplyGuard(person, '', toldIn(turns));
        expect(guard.push(reply.text) + guard.end()).toBe(reply.text);
      }
    });
  }

  it('is given the right pattern among the first three, and nearly always first', () => {
    const missed = morePatients.filter(
      (patient) => !rankedIn(run(patient)).slice(0, 3).includes(patient.pattern),
    );
    expect(missed.map(({ opening }) => opening)).toEqual([]);
    const second = morePatients.filter((patient) => rankedIn(run(patient))[0] !== patient.pattern);
    expect(second.length / morePatients.length).toBeLessThan(0.15);
  });

  it('gets neither pattern nor formula where only a history is taken', () => {
    for (const patient of withoutPattern) {
      const { result } = run(patient);
      expect(result.summary?.pattern).toBeUndefined();
      expect(result.summary?.prescriptions).toEqual([]);
      expect(recogniseHerbs(result.text).filter(({ kind }) => kind === 'formula')).toEqual([]);
    }
  });

  it('exists for every complaint that the eight first ones do not cover', () => {
    const first = ['感冒', '咳嗽', '胃痛', '泄泻', '便秘', '不寐', '头痛', '痛经'];
    const covered = new Set([...first, ...everybody.map(({ complaint }) => complaint)]);
    expect(complaints.filter(({ name }) => !covered.has(name))).toEqual([]);
  });
});

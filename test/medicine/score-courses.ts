import { questionsAsked } from '#medicine/dialogue/read-old-turns.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { broaderSymptom } from '#medicine/knowledge/symptom-broader.ts';
import { differentiate } from '#medicine/patterns/differentiate.ts';
import type { Count } from '#test/medicine/score.ts';
import type { Course, Patient } from '#test/medicine/simulated-patient.ts';
import { run } from '#test/medicine/simulated-patient.ts';

/** What whole consultations with simulated people come to. */
export type CourseScore = {
  complaint: Count;
  top1: Count;
  top3: Count;
  /** Messages of the person until the summary. */
  turnsMean: number;
  turnsMax: number;
  /** Questions asked twice in one consultation. */
  repeated: string[];
  /** Symptoms of a summary that the person neither has nor wrote. */
  unsaid: string[];
};

const count = (): Count => ({ found: 0, total: 0, missed: [] });

function add(to: Count, isHit: boolean, title: string): void {
  to.total += 1;
  if (isHit) to.found += 1;
  else to.missed.push(title);
}

/** Ids of questions, and the fixed ones by their words, that were asked more than once. */
function repeatedIn({ replies }: Course): string[] {
  const asked = replies.flatMap((reply) => [
    ...questionsAsked(reply.text).map((question) => question.id),
    ...(reply.text.match(/性别和年龄|有多久了|为了安全问一下/g) ?? []),
  ]);
  return asked.filter((id, index) => asked.indexOf(id) !== index);
}

/** Symptoms of the summary that are neither true of the patient nor in the patient's words. */
function unsaidIn(patient: Patient, { turns, result }: Course): string[] {
  const facts = new Set(patient.facts.split(' '));
  for (let name of patient.facts.split(' ')) {
    for (
      let general = broaderSymptom[name];
      general !== undefined;
      general = broaderSymptom[name]
    ) {
      facts.add(general);
      name = general;
    }
  }
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  return (result.summary?.symptoms ?? [])
    .map((text) => text.replace(/（.*）$/, ''))
    .filter(
      (symptom) =>
        !facts.has(symptom) &&
        !symptom.startsWith('自述：') &&
        !said.some((text) => text.replace(/[\s；;、]+/g, '，').startsWith(symptom)),
    );
}

/** Runs the consultation of every patient; those with a pattern are counted for it. */
export function scoreCourses(patients: readonly Patient[]): CourseScore {
  const score: CourseScore = {
    complaint: count(),
    top1: count(),
    top3: count(),
    turnsMean: 0,
    turnsMax: 0,
    repeated: [],
    unsaid: [],
  };
  for (const patient of patients) {
    const title = `${patient.complaint}·${patient.pattern}: ${patient.opening}`;
    const course = run(patient);
    const { complaint, findings } = readInterview(course.turns.slice(0, -1), {});
    const name = complaint?.row?.name;
    add(score.complaint, name === patient.complaint, `${title} → ${name ?? 'none'}`);
    if (patient.pattern !== '') {
      const row = name === patient.complaint ? complaint?.row : undefined;
      const ranked = row ? differentiate(row, findings).map(({ pattern }) => pattern) : [];
      add(score.top1, ranked[0] === patient.pattern, `${title} → ${ranked[0] ?? 'none'}`);
      add(score.top3, ranked.slice(0, 3).includes(patient.pattern), title);
    }
    score.turnsMax = Math.max(score.turnsMax, course.replies.length);
    score.turnsMean += course.replies.length / patients.length;
    score.repeated.push(...repeatedIn(course).map((id) => `${title} ${id}`));
    score.unsaid.push(...unsaidIn(patient, course).map((symptom) => `${title} ${symptom}`));
  }
  return score;
}

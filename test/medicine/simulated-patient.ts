import type { Turn } from '#medicine/findings/finding.ts';
import type { Consultation } from '#medicine/interview/consult.ts';
import { consult } from '#medicine/interview/consult.ts';
import { alarmQuestion } from '#medicine/interview/fixed-questions.ts';
import { questionsAsked } from '#medicine/dialogue/read-old-turns.ts';
import { complaints } from '#medicine/knowledge/complaints.ts';
import { dangerLabels } from '#medicine/dialogue/danger-options.ts';

export type Patient = {
  complaint: string;
  pattern: string;
  opening: string;
  who: string;
  since: string;
  /** All that is true of the patient, canonical names. */
  facts: string;
  /** Answers in the patient's own words, by question. */
  words?: Record<string, string>;
  background?: string;
};

export type Course = {
  turns: readonly Turn[];
  replies: readonly Consultation[];
  result: Consultation;
};

/** Nobody simulated is in danger: who meets a page says that it was misread. */
const denial = dangerLabels('urgent')[0] ?? '';
const turnsMax = 9;

const courses = new WeakMap<Patient, Course>();

/** The consultation of a patient, the same at every call: several tests look at it. */
export function run(patient: Patient): Course {
  const course = courses.get(patient) ?? consulted(patient);
  courses.set(patient, course);
  return course;
}

/** Lets a patient answer until the summary comes; a page that was denied takes no turn of theirs. */
function consulted(patient: Patient): Course {
  const facts = new Set(patient.facts.split(' '));
  const turns: Turn[] = [];
  const replies: Consultation[] = [];
  let answer = patient.opening;
  let denials = 0;
  for (let turn = 0; turn < turnsMax + denials; turn += 1) {
    turns.push({ role: 'user', content: answer });
    const reply = consult(turns);
    replies.push(reply);
    turns.push({ role: 'assistant', content: reply.text });
    if (reply.summary) return { turns, replies, result: reply };
    answer = answerTo(reply.text, patient, facts);
    if (answer !== '' || !reply.suggestions.includes(denial)) continue;
    answer = denial;
    denials += 1;
  }
  throw new Error('no summary in nine turns');
}

function answerTo(text: string, patient: Patient, facts: Set<string>): string {
  const parts = [
    ...(/的(?:性别|年龄)/.test(text) ? [patient.who] : []),
    ...(text.includes('有多久了') ? [patient.since] : []),
    ...(text.includes('为了安全问一下') ? [patient.background ?? '都没有'] : []),
    ...(isAlarm(text, patient) && patient.background === undefined ? ['都没有'] : []),
    ...questionsAsked(text).map((question) => {
      const own = patient.words?.[question.id];
      if (own !== undefined) return own;
      const fitting = question.options
        .filter((option) => option.present.every((symptom) => facts.has(symptom)))
        .toSorted((a, b) => b.present.length - a.present.length);
      return fitting[0]?.label ?? '不知道';
    }),
  ];
  return [...new Set(parts)].join('。');
}

const isAlarm = (text: string, patient: Patient): boolean => {
  const row = complaints.find((complaint) => complaint.name === patient.complaint);
  // A part that is only an age is left out where one is known.
  const startOf = (question: string): string => question.split('、')[0] ?? question;
  return (['男', '女'] as const).some((sex) =>
    text.includes(startOf(alarmQuestion(row, sex).text)),
  );
};

/** What the patient has written so far. */
export const toldIn = (turns: readonly Turn[]): string =>
  turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n');

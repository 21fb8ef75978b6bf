// Which department, and what is usually looked at first there.
import askingJson from '../compiled/lexicon/asking.json' with { type: 'json' };
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import type { Patient } from '../herb-safety/patient.ts';
import { departmentAnswers } from '../knowledge/answers.ts';
import type { AnswerDepartment } from '../knowledge/answers.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { childComplaint } from '../knowledge/complaints.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Question } from './read-question.ts';
import { situationsOf } from './situation.ts';
import { answerTexts as texts } from './texts.ts';
import { topicIn } from './topic-in.ts';

const words = lexicon(intentJson);
const department = words['intent.department'].regExp();
const tests = words['intent.test'].regExp('iu');
const whetherTest = lexicon(askingJson)['asking.test'].regExp('iu');

/** The department and the first tests, where either is asked; undefined where no row knows. */
export function answerDepartment(
  question: Question,
  person: Patient,
  complaint: Complaint | undefined,
): string | undefined {
  const { asked } = question;
  const isOnTests = tests.test(asked) || whetherTest.test(asked);
  if (!department.test(asked) && !isOnTests) return undefined;
  const row = departmentFor(question, person, complaint);
  if (row === undefined) return undefined;
  return department.test(asked)
    ? texts.department(row.department, row.tests)
    : texts.tests(row.department, row.tests);
}

/** Where one goes with what is asked about, or with the complaint. */
export function departmentFor(
  question: Question,
  person: Patient,
  complaint: Complaint | undefined,
): AnswerDepartment | undefined {
  const named = (name: string | undefined): AnswerDepartment | undefined =>
    departmentAnswers.find(({ id }) => id === name);
  if (situationsOf(question, person).some((one) => one === 'child' || one === 'infant'))
    return named(childComplaint?.name);
  return (
    topicIn(departmentAnswers, question.asked) ??
    named(complaint?.name) ??
    topicIn(departmentAnswers, question.text)
  );
}

import {
  backgroundDetail,
  backgroundQuestion,
  complaintQuestion,
  courseQuestion,
  dailyQuestion,
  durationQuestion,
} from '#medicine/interview/fixed-questions.ts';
import { questions, tongueQuestion } from '#medicine/knowledge/complaints-questions.ts';
import { developmentPatients } from '#test/medicine/development-patients.ts';
import { morePatients } from '#test/medicine/interview-patients.ts';

const labels = [...questions, tongueQuestion].flatMap(({ options }) =>
  options.map(({ label }) => label),
);
const fixed = [
  complaintQuestion,
  durationQuestion,
  backgroundQuestion(true),
  backgroundDetail,
  courseQuestion,
  dailyQuestion,
].flatMap(({ suggestions }) => suggestions);
const told = [...morePatients, ...developmentPatients].map(
  ({ who, since, opening }) => `${who}，${opening}，${since}了`,
);
/** Two answers of one turn, as they are sent together. */
const pairs = labels.flatMap((label, at) =>
  at % 3 === 0 ? [`${label}。${labels[(at * 7 + 5) % labels.length] ?? ''}`] : [],
);

/** What people tap or say when the consultation asks them: none of it is a danger by itself. */
export const everydayAnswers: readonly string[] = [...labels, ...fixed, ...told, ...pairs];

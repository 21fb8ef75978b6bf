// Every sentence, list, reply and conversation that the repository holds, for the comparison of readings.
import { calibrationSentences } from '#learning/calibration-corpus.ts';
import { heldOutSet } from '#learning/held-out-corpus.ts';
import type { SentenceSet } from '#learning/sentences.ts';
import { setOf } from '#learning/sentences.ts';
import { trainingSet, trainingWriters } from '#learning/training-corpus.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { developmentHerbCases } from '#test/medicine/development-herb-lists.ts';
import { developmentPatients } from '#test/medicine/development-patients.ts';
import { moreDevelopmentPatients } from '#test/medicine/development-patients-more.ts';
import { everydayAnswers } from '#test/medicine/everyday-answers.ts';
import { findingCases } from '#test/medicine/finding-cases.ts';
import { moreFindingCases } from '#test/medicine/finding-cases-more.ts';
import { historyPatients, morePatients } from '#test/medicine/interview-patients.ts';
import { dosedLines, harmfulReplies, harmlessReplies } from '#test/medicine/reply-cases.ts';
import type { Patient } from '#test/medicine/simulated-patient.ts';
import { toldTalks } from '#test/medicine/told-talks.ts';
import { moreToldTalks } from '#test/medicine/told-talks-more.ts';
import { unseenFindings } from '#test/medicine/unseen-findings.ts';
import { unseenHerbCases } from '#test/medicine/unseen-herb-lists.ts';
import { unseenPatients } from '#test/medicine/unseen-patients.ts';
import { toldTurns, visitConversations } from '#test/medicine/visit-conversations.ts';

/** What is compared: messages read alone, lists of herbs, replies for the guard, whole conversations. */
export type KeptTexts = {
  messages: readonly string[];
  lists: readonly string[];
  replies: readonly string[];
  /** What the person said; the built-in engine answers. */
  talks: readonly (readonly string[])[];
  /** People whose answers depend on what is asked. */
  patients: readonly Patient[];
  /** Both sides, as they stand. */
  conversations: readonly (readonly Turn[])[];
};

const sentencesOf = ({ positives, negatives }: SentenceSet): string[] => [
  ...Object.values(positives).flat(),
  ...negatives,
];
const natural = setOf(calibrationSentences('natural'));
/** Those whose sentences stand nowhere else. */
const writers = trainingWriters.filter((writer) => writer !== 'everyday');
const cases = [...findingCases, ...moreFindingCases, ...unseenFindings];
const patients = [
  ...morePatients,
  ...historyPatients,
  ...developmentPatients,
  ...moreDevelopmentPatients,
  ...unseenPatients,
];
const lists = [developmentHerbCases, unseenHerbCases]
  .flatMap((sets) => Object.values(sets).flat())
  .map((line) => line.split(' > ')[0] ?? line);

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** All of them, each once. */
export function keptTexts(): KeptTexts {
  return {
    messages: unique([
      ...writers.flatMap((writer) => sentencesOf(trainingSet(writer))),
      ...everydayAnswers,
      ...calibrationSentences('everyday-apart').map(({ text }) => text),
      ...sentencesOf(heldOutSet('seventh')),
      ...sentencesOf(heldOutSet('eighth')),
      ...sentencesOf(heldOutSet('unseen')),
      ...natural.negatives,
      ...Object.values(natural.positives).flat(),
      ...cases.map(([text]) => text),
      ...patients.map(({ opening }) => opening),
    ]),
    lists: unique(lists),
    replies: unique([
      ...[...harmlessReplies, ...harmfulReplies].map(({ reply }) => reply),
      ...dosedLines,
      ...lists,
    ]),
    talks: Object.values({ ...toldTalks, ...moreToldTalks }).map((turns) =>
      turns.map(([said]) => said),
    ),
    patients,
    conversations: [
      ...cases.flatMap(([text, , question]): Turn[][] =>
        question === undefined
          ? []
          : [
              [
                { role: 'assistant', content: question },
                { role: 'user', content: text },
              ],
            ],
      ),
      ...visitConversations.map(({ talk }) =>
        toldTurns(talk).map(({ role, content }) => ({ role, content })),
      ),
    ],
  };
}

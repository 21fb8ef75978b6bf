// Compares what the interview holds at its result with what is true of the person.

import { findFindings } from '#medicine/findings/find-findings.ts';
import { durationDays } from '#medicine/interview/duration-days.ts';
import type { Complaint } from '#medicine/knowledge/complaint-row.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import type { InterviewState } from '#medicine/interview/interview-state.ts';
import { broaderSymptom } from '#medicine/knowledge/symptom-broader.ts';
import type { Talk } from '#learning/talks.ts';
import { readAge } from '#medicine/summary-block/read-age.ts';
import type { SymptomsSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { PlayedTalk } from './play-talk.ts';

export const factKinds = [
  'subject',
  'sex',
  'age',
  'complaint',
  'since',
  'medicines',
  'diseases',
  'allergies',
  'pregnancy',
  'signs',
] as const;
export type FactKind = (typeof factKinds)[number];

/** One fact of a summary; `missing` only where the person had told it. */
export type Judgement = { kind: FactKind; verdict: 'right' | 'wrong' | 'missing'; what: string };

/** How many facts of a kind were right, wrong or missing. */
export type Verdicts = Record<Judgement['verdict'], number>;

type Known = {
  truth: Talk['truth'];
  state: InterviewState;
  summary: SymptomsSummary | null;
  /** All that the person has said. */
  said: string;
  hasAnswered: (key: keyof Talk['answers']) => boolean;
};

const daysRatioMax = 1.6;

/** Every fact that the interview holds or lacks where it gave its last summary. */
export function judgeFacts({ talk, exchanges, turns }: PlayedTalk): Judgement[] {
  const at = exchanges.findLastIndex(({ summary }) => summary !== null);
  const count = at === -1 ? exchanges.length : at + 1;
  const state = readInterview(turns.slice(0, 2 * count - 1), {});
  const known: Known = {
    truth: talk.truth,
    state,
    summary: exchanges[at]?.summary ?? null,
    said: exchanges
      .slice(0, count)
      .map(({ said }) => said)
      .join('\n'),
    hasAnswered: (key) =>
      exchanges.slice(0, count).some(({ said }) => said.includes(talk.answers[key] ?? '\0')),
  };
  return [
    ...judgePerson(known),
    ...judgeComplaint(known),
    ...judgeMedicines(known),
    ...judgeNames(known, 'diseases', state.facts.chronicDiseases ?? [], [
      talk.answers.既往病 ?? '',
      talk.opening,
    ]),
    ...judgeNames(known, 'allergies', state.facts.allergies ?? []),
    ...judgeSigns(known),
  ];
}

function verdictOf<T>(
  kind: FactKind,
  { held, real, isTold }: { held: T | undefined; real: T | undefined; isTold: boolean },
): Judgement[] {
  const what = `${String(held)} for ${String(real)}`;
  if (held === undefined) return isTold ? [{ kind, verdict: 'missing', what }] : [];
  return [{ kind, verdict: held === real ? 'right' : 'wrong', what }];
}

function judgePerson({ truth, state, hasAnswered }: Known): Judgement[] {
  const { person, facts } = state;
  const isTold = hasAnswered('性别年龄');
  const years = typeof truth.age === 'number' ? truth.age : readAge(truth.age);
  const held = { yes: true, possible: undefined, no: false, unknown: undefined }[facts.pregnancy];
  return [
    ...verdictOf('subject', {
      held: facts.about === 'other',
      real: truth.subject !== 'self' && truth.subject !== 'none',
      isTold: false,
    }),
    ...verdictOf('sex', { held: person.sex, real: truth.sex === 'f' ? '女' : '男', isTold }),
    ...verdictOf('age', {
      held: person.ageYears === undefined ? undefined : Math.floor(person.ageYears),
      real: Math.floor(years ?? -1),
      isTold,
    }),
    ...(truth.pregnant === undefined || person.sex === '男'
      ? []
      : verdictOf('pregnancy', { held, real: truth.pregnant, isTold: hasAnswered('怀孕') })),
  ];
}

function judgeComplaint({ truth, state, said }: Known): Judgement[] {
  const { complaint, complaintDuration, duration } = state;
  const names = presentIn(truth.complaint);
  const row = complaint?.row;
  const isSame =
    alike(truth.complaint, complaint?.words ?? '') ||
    namesOf(row).some((name) => alike(truth.complaint, name)) ||
    names.some((name) => row?.openedBy.includes(name) === true) ||
    presentIn(complaint?.words ?? '').some((name) => names.includes(name)) ||
    // What is none of ours is kept in the person's own words.
    (complaint !== undefined && row === undefined && complaint.turn === 0);
  const chosen: Judgement = {
    kind: 'complaint',
    verdict: complaint === undefined ? 'missing' : isSame ? 'right' : 'wrong',
    what: `${row?.name ?? complaint?.words ?? ''} for ${truth.complaint}`,
  };
  const held = complaintDuration ?? duration;
  const what = `${held} for ${truth.since}`;
  const isTold = alike(said, truth.since);
  if (held === undefined) {
    return isTold ? [chosen, { kind: 'since', verdict: 'missing', what }] : [chosen];
  }
  const [days, real] = [daysOf(held), daysOf(truth.since)];
  const isNear =
    days !== undefined &&
    real !== undefined &&
    Math.max(days[0], real[0]) <= Math.min(days[1], real[1]) * daysRatioMax;
  const isRight = isNear || held.includes(truth.since) || truth.since.includes(held);
  if (!isRight && (days === undefined || real === undefined)) return [chosen];
  return [chosen, { kind: 'since', verdict: isRight ? 'right' : 'wrong', what }];
}

/** Every name of a complaint that we know. */
const namesOf = (row: Complaint | undefined): readonly string[] =>
  row === undefined
    ? []
    : [row.name, ...(row.named ?? []), ...row.words, ...(row.childWords ?? [])];

/** Times that name no number, with what they may be at most in units of what they are at least. */
const vagueTimes: readonly (readonly [RegExp, number])[] = [
  [/去年/u, 4],
  [/前年|上个?月/u, 2],
  [/几/u, 3],
];

/** How many days a time is at least and at most. */
function daysOf(text: string): [number, number] | undefined {
  const days = durationDays(text);
  const most = vagueTimes.find(([form]) => form.test(text))?.[1] ?? 1;
  return days === undefined ? undefined : [days, days * most];
}

/** Taken ones are to be held, others not; one that the truth does not know is wrong where it knows of none. */
function judgeMedicines({ truth, state, said }: Known): Judgement[] {
  const held = [...new Set(state.facts.medicines ?? [])];
  const taking = truth.medicines.filter(([, status]) => status === 'taking');
  const others = truth.medicines.filter(([, status]) => status !== 'taking');
  const judged = held.flatMap((name): Judgement[] => {
    if (taking.some(([real]) => alike(real, name)))
      return [{ kind: 'medicines', verdict: 'right', what: name }];
    const isKnown = others.some(([real]) => alike(real, name));
    return isKnown || taking.length === 0
      ? [{ kind: 'medicines', verdict: 'wrong', what: name }]
      : [];
  });
  const missing = taking
    .filter(([name]) => said.includes(name) && held.every((one) => !alike(one, name)))
    .map(([what]): Judgement => ({ kind: 'medicines', verdict: 'missing', what }));
  return [...judged, ...missing];
}

function judgeNames(
  { truth, said }: Known,
  kind: 'diseases' | 'allergies',
  held: readonly string[],
  told: readonly string[] = [],
): Judgement[] {
  const real = kind === 'diseases' ? [...truth.diseases, truth.complaint] : truth.allergies;
  const judged = [...new Set(held)].map((name): Judgement => {
    const isTold = told.some((text) => text.includes(name) && !text.includes(`不${name}`));
    const isReal = isTold || real.some((one) => alike(one, name));
    return { kind, verdict: isReal ? 'right' : 'wrong', what: name };
  });
  const missing = truth[kind]
    .filter((name) => said.includes(name) && held.every((one) => !alike(one, name)))
    .map((what): Judgement => ({ kind, verdict: 'missing', what }));
  return [...judged, ...missing];
}

/** Signs that both sides have a canonical name for. */
function judgeSigns({ truth, state, summary, said }: Known): Judgement[] {
  const shown = withGeneral(
    summary?.symptoms.map((text) => text.replace(/（.*）$/u, '')) ??
      state.findings.flatMap(({ symptom, polarity }) => (polarity === 'present' ? symptom : [])),
  );
  const absent = new Set(
    state.findings.flatMap(({ symptom, polarity }) => (polarity === 'absent' ? symptom : [])),
  );
  // 咳血 is a denied cough too where all that is denied of it is the blood.
  const complained = [...truth.present, truth.complaint].flatMap(presentIn);
  const ruledOut = truth.denied.flatMap(presentIn);
  const denied = ruledOut.filter((name) => !complained.includes(name));
  const present = [...new Set(truth.present.flatMap(presentIn))].filter(
    (name) => !ruledOut.includes(name),
  );
  const told = withGeneral(presentIn(said));
  const sign = (verdict: Judgement['verdict'], what: string): Judgement[] => [
    { kind: 'signs', verdict, what },
  ];
  return [
    ...present.flatMap((name) => {
      if (shown.has(name)) return sign('right', name);
      if (absent.has(name)) return sign('wrong', `${name} as absent`);
      return told.has(name) ? sign('missing', name) : [];
    }),
    ...[...new Set(denied)].flatMap((name) => {
      if (absent.has(name)) return sign('right', `no ${name}`);
      return shown.has(name) && !present.includes(name) ? sign('wrong', `${name} as present`) : [];
    }),
  ];
}

const withGeneral = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => [name, ...generalOf(name)]));

function generalOf(name: string): string[] {
  const general = broaderSymptom[name];
  return general === undefined ? [] : [general, ...generalOf(general)];
}

const presentIn = (text: string): string[] =>
  findFindings([{ role: 'user', content: text }])
    .filter(({ polarity }) => polarity === 'present')
    .map(({ symptom }) => symptom);

const commonCharacters = /[的了是有药片老素酸点个很\s]/gu;

/** Whether two names share two characters in a row, or one holds the other. */
function alike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replaceAll(commonCharacters, '')) as [
    string,
    string,
  ];
  if (a === '' || b === '') return false;
  if (a.includes(b) || b.includes(a)) return true;
  return [...a].some((_, at) => at + 2 <= a.length && b.includes(a.slice(at, at + 2)));
}

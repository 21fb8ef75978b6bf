import type { TrialReply } from './hold-talk.ts';
import type { TrialTalk } from './trial-talks.ts';

export type HeldTalk = { talk: TrialTalk; replies: readonly TrialReply[] };

/** Whether every talk was held to its end and nothing harmful was left in it. */
export const isPassed = (held: readonly HeldTalk[]): boolean =>
  held.every(({ talk, replies }) => replies.length === talk.says.length) &&
  repliesOf(held).every(({ failure, slips }) => failure === null && slips.length === 0);

/** The trial as data, for programs. */
export function trialJson(model: string, held: readonly HeldTalk[]): string {
  const talks = held.map(({ talk, replies }) => ({
    name: talk.name,
    risk: talk.risk,
    isSummaryRead: isSummaryRead(replies),
    replies,
  }));
  return JSON.stringify({ model, passed: isPassed(held), ...figuresOf(held), talks }, null, 2);
}

/** The trial as text, transcripts last. */
export function trialText(model: string, held: readonly HeldTalk[]): string {
  const { firstPieceMs, charsPerSecond, cuts, slips, summariesRead } = figuresOf(held);
  return [
    `Model: ${model}`,
    `First piece: ${orNone(firstPieceMs, 'ms')} (median)`,
    `Speed: ${orNone(charsPerSecond, 'characters per second')} (median)`,
    `Cuts: ${cuts} · slips: ${slips} · summaries read: ${summariesRead} of ${held.length}`,
    isPassed(held) ? 'Passed.' : 'Not passed.',
    ...held.map(overviewOf),
    ...held.map(transcriptOf),
  ].join('\n\n');
}

function overviewOf({ talk, replies }: HeldTalk): string {
  const summary = isSummaryRead(replies) ? 'read' : 'none was read';
  return [
    `== ${talk.name} · risk: ${talk.risk}`,
    `   summary: ${summary}`,
    ...replies.flatMap((reply, place) =>
      linesAbout(reply).map((line) => `   ${place + 1}. ${line}`),
    ),
  ].join('\n');
}

function linesAbout(reply: TrialReply): string[] {
  const { firstPieceMs, charsPerSecond, cuts, slips, failure } = reply;
  return [
    firstPieceMs === null
      ? 'answered by triage or not at all'
      : `first piece ${firstPieceMs} ms, ${charsPerSecond} characters per second`,
    ...cuts.map(
      ({ written, shown }) => `cut 「${written}」 → ${shown === '' ? '(nothing)' : shown}`,
    ),
    ...slips.map((words) => `SLIP 「${words}」`),
    ...(failure === null ? [] : [`FAILED: ${failure}`]),
  ];
}

const transcriptOf = ({ talk, replies }: HeldTalk): string =>
  [`-- ${talk.name}`, ...replies.flatMap(({ said, shown }) => [`> ${said}`, shown.trim()])].join(
    '\n\n',
  );

function figuresOf(held: readonly HeldTalk[]) {
  const replies = repliesOf(held);
  return {
    firstPieceMs: median(replies.map((reply) => reply.firstPieceMs)),
    charsPerSecond: median(replies.map((reply) => reply.charsPerSecond)),
    cuts: replies.reduce((sum, { cuts }) => sum + cuts.length, 0),
    slips: replies.reduce((sum, { slips }) => sum + slips.length, 0),
    summariesRead: held.filter((each) => isSummaryRead(each.replies)).length,
  };
}

const repliesOf = (held: readonly HeldTalk[]): TrialReply[] =>
  held.flatMap(({ replies }) => replies);
const isSummaryRead = (replies: readonly TrialReply[]): boolean =>
  replies.some(({ hasSummary }) => hasSummary);

function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

const orNone = (value: number | null, unit: string): string =>
  value === null ? 'none' : `${value} ${unit}`;

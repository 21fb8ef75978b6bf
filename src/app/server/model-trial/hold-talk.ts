import { checkedWriter } from '#features/messages/server/reply-preparation.ts';
import {
  checksOf,
  readSafety,
  type SafetyReading,
} from '#features/messages/server/consultation-safety.ts';
import { briefingOf } from '#features/messages/server/prompt-facts.ts';
import { replyPrompt, type PromptDay } from '#features/messages/server/reply-prompt.ts';
import type { LanguageModel } from '#features/models/language-model.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { forbiddenClaim } from '#medicine/herb-safety/forbidden-claims.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import { createReplySplitter } from '#medicine/summary-block/reply-splitter.ts';
import { charCount } from '#platform/contract/chars.ts';
import { stripMarkdown } from '#platform/contract/plain-text.ts';
import { changedPlaces, type ChangedPlace } from './changed-places.ts';
import type { TrialTalk } from './trial-talks.ts';

export type TrialReply = {
  said: string;
  /** What a person would have read. */
  shown: string;
  /** Null where triage answered and the model was not called. */
  firstPieceMs: number | null;
  charsPerSecond: number | null;
  cuts: readonly ChangedPlace[];
  /** What a second reading of the shown text still finds. */
  slips: readonly string[];
  hasSummary: boolean;
  /** Why the model gave no complete reply. */
  failure: string | null;
};

export type TrialContext = {
  model: LanguageModel;
  hotlines: readonly Hotline[];
  today: PromptDay;
  /** Milliseconds that only grow. */
  clockMs: () => number;
};

/** Holds one scripted consultation as the product would; a failed reply ends it. */
export async function holdTalk({ says }: TrialTalk, context: TrialContext): Promise<TrialReply[]> {
  const turns: Turn[] = [];
  const replies: TrialReply[] = [];
  for (const said of says) {
    turns.push({ role: 'user', content: said });
    const { reply, turn } = await answerTo(turns, context);
    replies.push({ said, ...reply });
    if (reply.failure !== null) break;
    turns.push(turn);
  }
  return replies;
}

async function answerTo(
  turns: readonly Turn[],
  context: TrialContext,
): Promise<{ reply: Omit<TrialReply, 'said'>; turn: Turn }> {
  const safety = readSafety(turns, {}, context.hotlines);
  if (safety.answer !== null) {
    const shown = safety.answer;
    return { reply: { ...unasked, shown }, turn: { role: 'assistant', content: shown } };
  }
  const { hotlines: lines, today } = context;
  const briefing = briefingOf({ turns, person: safety.person, lines, today });
  const writer = checkedWriter(safety, { language: 'zh-CN' }, briefing.plan);
  const request = { turns: replyPrompt(turns, briefing, today) };
  const begunMs = context.clockMs();
  let firstMs: number | null = null;
  let written = '';
  let failure: string | null = null;
  writer.open();
  try {
    for await (const piece of context.model(request, new AbortController().signal)) {
      if (piece.type === 'text' || piece.type === 'reasoning') firstMs ??= context.clockMs();
      if (piece.type === 'text') written += piece.text;
      writer.push(piece);
    }
  } catch (error) {
    failure = error instanceof Error ? error.message : 'unknown';
  }
  const endMs = context.clockMs();
  writer.end(failure === null);
  const shown = writer.content;
  const reply = {
    shown,
    firstPieceMs: firstMs === null ? null : Math.round(firstMs - begunMs),
    charsPerSecond: firstMs === null ? null : perSecond(charCount(written), endMs - firstMs),
    cuts: changedPlaces(withoutSummary(written), shown),
    slips: slipsIn(shown, safety),
    hasSummary: writer.summary !== null,
    failure,
  };
  return { reply, turn: { role: 'assistant', content: shown, dialogue: writer.dialogue } };
}

const unasked = {
  firstPieceMs: null,
  charsPerSecond: null,
  cuts: [],
  slips: [],
  hasSummary: false,
  failure: null,
};

const perSecond = (chars: number, ms: number): number =>
  Math.round((chars * 1000) / Math.max(1, ms));

function withoutSummary(text: string): string {
  const splitter = createReplySplitter();
  return [...splitter.push(text), ...splitter.end()]
    .flatMap((part) => (part.type === 'shown' ? [part.text] : []))
    .join('');
}

/** The guard once more, over the whole text, and every sentence against the list of claims. */
function slipsIn(shown: string, safety: SafetyReading): string[] {
  const guard = checksOf(safety).createGuard();
  const again = guard.push(shown) + guard.end();
  const claims = stripMarkdown(shown)
    .split(/(?<=[。！？!?；;\n])/)
    .flatMap((sentence) => (forbiddenClaim(sentence, safety.person) ? [sentence.trim()] : []));
  return [...changedPlaces(shown, again).map(({ written }) => written), ...claims];
}

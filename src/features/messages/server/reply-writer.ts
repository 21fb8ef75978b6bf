import { actsOfModel, type PlannedQuestion } from '#medicine/dialogue/acts-of-model.ts';
import { idsOfLabels, offeredLabels } from '#medicine/dialogue/offered-options.ts';
import { offeredAnswers } from '#medicine/dialogue/read-offered.ts';
import type { Act, Dialogue } from '#medicine/dialogue/turn-acts.ts';
import { questionsIn } from '#medicine/findings/lean-on-question.ts';
import { cutsIn } from '#medicine/herb-safety/line-edits.ts';
import { formatSummaryBlock } from '#medicine/summary-block/format-summary-block.ts';
import { parseSummaryBlock } from '#medicine/summary-block/parse-summary-block.ts';
import { SUMMARY_MARKER, SUMMARY_START_TOKEN } from '#medicine/summary-block/summary-marker.ts';
import { createReplySplitter } from '#medicine/summary-block/reply-splitter.ts';
import type { SymptomsSummary as ParsedSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { ReplyPiece } from '#features/models/language-model.ts';
import type { ReplyEvent } from '../contract.ts';
import { withinBounds } from './offered-within-bounds.ts';
import { readRecord, type ModelRecord } from '#medicine/model-reading/read-record.ts';
import { completedSummary, leftOut } from './reply-summary.ts';
import { eachOnce, notAskedIn } from './stored-dialogue.ts';

/** Lets text through, holds it back or replaces it: the safety layer's place in the stream. */
export type TextGuard = {
  push: (text: string) => string;
  end: () => string;
  /** How many places were cut so far, and whether a remedy is recommended in what was let through. */
  found?: () => { cuts: number; namesRemedy: boolean };
};

export type WriterOptions = {
  guard: TextGuard;
  /** The same checks on what a model thinks aloud: people can unfold it. */
  reasoningGuard: TextGuard;
  /** The final check of a summary before it is shown or stored. */
  reviseSummary: (summary: ParsedSummary) => ParsedSummary;
  cutNote: string;
  /** Our own words before the model's or the engine's; they pass no guard. */
  opening?: string | null;
  kept?: KeptText;
  /** Our fixed answer to a danger. */
  isFixed?: true;
  /** The alarms that it answers, and what is offered to them where the reply offers nothing else. */
  alarms?: readonly Act[];
  /** What the page draws of an alarm, before its first word and with what is offered. */
  alarmEvents?: (acts: readonly Act[]) => ReplyEvent[];
  /** Our notice about a reply that the checks cut, as HTML. */
  warnings?: { cut: (places: number) => string; formulasLeftOut: string };
  /** The last line of a complete reply that recommends a remedy; null where there is none. */
  closingLine?: string | null;
  /** The instructions that a model was given; none for the engine, which reports its own steps. */
  brief?: ModelBrief | undefined;
};

export type ModelBrief = {
  questions: readonly PlannedQuestion[];
  /** The facts from the conversation, for a summary that the model does not write, or only in part. */
  summary: ParsedSummary | null;
  /** Whether the checks let an answer to tap through as it is. */
  mayOffer: (text: string) => boolean;
  /** Everything the person wrote, which alone a model's record may quote. */
  told: string;
};

type ReplyDialogue = Extract<Dialogue, { acts: readonly Act[] }>;

/** The stored text of an interrupted reply. */
type KeptText = {
  content: string;
  reasoning: string;
  /** The finished steps, which need not be repeated when the reply is resumed. */
  acts: readonly Act[];
  /**
   * Set where the reply is not continued but written again: what repeats the stored text is not
   * shown again, and where the new text differs, these words come between.
   */
  anewNote: string | null;
};

/**
 * Turns a model's pieces into what may be shown: the summary block is taken out, the shown text
 * passes the guard, and the block is written again at the end, in its canonical form
 * (MSG-22: each marker closes an event of its own). Collects what the row will contain.
 */
export class ReplyWriter {
  content = '';
  reasoning = '';
  promptTokens = 0;
  completionTokens = 0;
  summary: ParsedSummary | null = null;
  suggestions: readonly string[] = [];
  suggestionsTogether = false;
  warning: string | null = null;
  #acts: readonly Act[] = [];
  /** The engine reports what its reply does; for a model it is read from the text. */
  #isOfEngine = false;
  #isWhole = false;
  /** That the closing line was shown. */
  #closed: readonly Act[] = [];
  #splitter = createReplySplitter();
  #record: ModelRecord | undefined;
  /** The new text while it only repeats the stored text; null once there is more. */
  #repeated: string | null = null;
  readonly #options: WriterOptions;

  constructor(options: WriterOptions) {
    this.#options = options;
    const { kept, alarms = [] } = options;
    this.suggestions = withinBounds(offeredLabels(alarms));
    if (!kept) return;
    this.content = kept.content;
    this.reasoning = kept.reasoning;
    if (kept.anewNote !== null && kept.content !== '') this.#repeated = '';
  }

  /** What the reply did; of what broke off, the alarm and the questions that were shown. */
  get dialogue(): ReplyDialogue {
    const { isFixed = false, alarms = [], kept } = this.#options;
    const before = kept?.acts ?? [];
    const shown = notAskedIn(before, this.#acts).filter(
      (act) => this.#isWhole || ('question' in act && this.content.includes(act.text)),
    );
    const by = isFixed || this.#isOfEngine ? 'engine' : 'model';
    const { mentions = [] } = this.#record ?? {};
    const read = mentions.length > 0 ? { read: mentions } : {};
    return {
      version: 1,
      by,
      acts: eachOnce([...alarms, ...before, ...shown, ...this.#closed]),
      ...read,
    };
  }

  /** Whether it continues an interrupted reply. */
  get isResumed(): boolean {
    return this.#options.kept !== undefined;
  }

  /** Whether a person has seen any text of the reply. */
  get hasVisibleText(): boolean {
    return this.content.trim() !== '';
  }

  /** Sends what precedes the model's text. */
  open(): ReplyEvent[] {
    const { opening, alarms = [], alarmEvents = () => [] } = this.#options;
    return [...alarmEvents(alarms), ...(opening ? this.#show(`${opening}\n\n`) : [])];
  }

  push(piece: ReplyPiece): ReplyEvent[] {
    switch (piece.type) {
      case 'reasoning':
        return this.#think(this.#options.reasoningGuard.push(piece.text));
      case 'text': {
        const shown = this.#splitter
          .push(piece.text)
          .map((part) => this.#options.guard.push(part.text))
          .join('');
        return [...this.#think(this.#options.reasoningGuard.end()), ...this.#show(shown)];
      }
      case 'suggestions':
        this.suggestions = withinBounds(piece.texts);
        this.suggestionsTogether = piece.together;
        return [];
      case 'acts':
        this.#acts = piece.acts;
        this.#isOfEngine = true;
        return [];
      case 'usage':
        this.promptTokens = piece.promptTokens;
        this.completionTokens = piece.completionTokens;
        return [];
      case 'cut':
        return this.#show(`\n\n${this.#options.cutNote}`);
    }
  }

  /** Lets out what was held and, after a whole reply, the summary block. */
  end(isWhole: boolean): ReplyEvent[] {
    this.#isWhole = isWhole;
    const brief = this.#isOfEngine ? undefined : this.#options.brief;
    let held = '';
    let block: string | null = null;
    let offered = '';
    let record = '';
    for (const { type, text } of this.#splitter.end()) {
      if (type === 'shown') held += this.#options.guard.push(text);
      else if (type === 'block') block = text;
      else if (type === 'options') offered = text;
      else record = text;
    }
    const events = [
      ...this.#think(this.#options.reasoningGuard.end()),
      ...this.#show(held + this.#options.guard.end()),
    ];
    if (block !== null || !isWhole) this.suggestions = [];
    else if (brief) this.#offer(brief, offeredAnswers(offered));
    const written = block !== null && isWhole ? parseSummaryBlock(block) : null;
    if (brief && isWhole) this.#record = readRecord(record, brief.told);
    const parsed = brief && isWhole ? this.#completed(brief, written) : written;
    this.summary = parsed && this.#options.reviseSummary(parsed);
    if (brief && isWhole) this.#acts = this.#actsBy(brief);
    if (isWhole) events.push(...this.#close());
    events.push(...this.#warn(parsed));
    if (this.suggestions.length > 0) return this.#suggest(events);
    if (!this.summary) return events;
    return [
      ...events,
      { content: SUMMARY_START_TOKEN },
      { content: `${formatSummaryBlock(this.summary)}\n` },
      { content: SUMMARY_MARKER },
    ];
  }

  /** Stores the answers that a model offers, if they pass the checks. */
  #offer({ mayOffer }: ModelBrief, groups: readonly (readonly string[])[]): void {
    const offered = withinBounds(groups.flat().filter(mayOffer));
    if (offered.length === 0) return;
    this.suggestions = offered;
    this.suggestionsTogether = groups.length > 1;
  }

  #actsBy({ questions }: ModelBrief): Act[] {
    const { asked = [] } = this.#record ?? {};
    const ofAlarms = offeredLabels(this.#options.alarms ?? []);
    const offered = this.suggestions.filter((label) => !ofAlarms.includes(label));
    const reply = { text: this.content, planned: questions, offered, asked };
    const isResult = this.summary !== null;
    return isResult ? [{ act: 'result', patterns: [] }] : actsOfModel(reply);
  }

  /** Adds what a model left out of its summary from the conversation; where it gives the result, the whole summary. */
  #completed(
    { summary: told, questions }: ModelBrief,
    written: ParsedSummary | null,
  ): ParsedSummary | null {
    if (told === null) return written;
    if (written !== null) return completedSummary(written, told);
    const isAsking = this.suggestions.length > 0 || questionsIn(this.content) !== '';
    const isResult = this.#record?.isResult === true || (questions.length === 0 && !isAsking);
    return isResult && this.hasVisibleText ? told : null;
  }

  /** The answers to tap ride on the last event before the end; older clients overlook them. */
  #suggest(events: readonly ReplyEvent[]): ReplyEvent[] {
    const last: ReplyEvent = {
      ...events.at(-1),
      ...this.#options.alarmEvents?.(this.dialogue.acts)[0],
      suggestions: [...this.suggestions],
      suggestions_together: this.suggestionsTogether,
      suggestion_ids: idsOfLabels(this.dialogue.acts, this.suggestions),
    };
    return [...events.slice(0, -1), last];
  }

  /** The one line on what is not known of the person, behind all that was recommended. */
  #close(): ReplyEvent[] {
    const { guard, closingLine, kept } = this.#options;
    const isNamed =
      guard.found?.().namesRemedy === true || (this.summary?.prescriptions.length ?? 0) > 0;
    const isSaid = kept?.acts.some(({ act }) => act === 'caution') === true;
    if (!closingLine || !isNamed || isSaid) return [];
    this.#closed = [{ act: 'caution' }];
    return this.#show(`\n\n${closingLine}`);
  }

  /** Added once to the whole reply: how many passages the checks removed. */
  #warn(parsed: ParsedSummary | null): ReplyEvent[] {
    const { warnings, guard, kept } = this.#options;
    const formulas = this.summary?.prescriptions.length ?? 0;
    const places =
      (guard.found?.().cuts ?? 0) + cutsIn(kept?.content ?? '') + leftOut(parsed, this.summary);
    const notices = [
      places > 0 ? warnings?.cut(places) : undefined,
      formulas === (parsed?.prescriptions.length ?? 0) ? undefined : warnings?.formulasLeftOut,
    ].filter((each) => each !== undefined);
    if (notices.length === 0) return [];
    this.warning = notices.join('<br>');
    return [{ warning: this.warning }];
  }

  #think(text: string): ReplyEvent[] {
    if (text === '') return [];
    this.reasoning += text;
    return [{ reasoning_content: text }];
  }

  #show(text: string): ReplyEvent[] {
    const added = this.#beyondKept(text);
    if (added === '') return [];
    this.content += added;
    return [{ content: added }];
  }

  #beyondKept(text: string): string {
    if (this.#repeated === null) return text;
    const { content = '', anewNote = '' } = this.#options.kept ?? {};
    const anew = this.#repeated + text;
    this.#repeated = content.startsWith(anew) ? anew : null;
    if (this.#repeated !== null) return '';
    return anew.startsWith(content) ? anew.slice(content.length) : `\n\n${anewNote}\n\n${anew}`;
  }
}

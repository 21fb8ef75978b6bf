import { foldHerbText, unmask } from '../herb-safety/fold-herb-text.ts';
import type { Patient } from '../herb-safety/patient.ts';
import type { Place } from '../herb-safety/sentence-parts.ts';
import { herbTexts } from '../herb-safety/texts.ts';
import type { Violation } from './violation.ts';
import { governingAfter, governingWords, nothingGoverns } from './governing.ts';
import { herbsAdvised } from './herb-pairs.ts';
import { judgeHead } from './judge-sentence.ts';
import type { JudgeSentence } from './judge-sentence.ts';
import { cellOf, isRow, kindOf, openingLength, plainRow } from './line-shape.ts';
import { recommendsRemedy } from './remedies.ts';
import { marksAfter, replaced } from './replace.ts';
import { sentenceOf } from './sentence.ts';
import { guardTexts as texts } from './texts.ts';

/** How much of what was said last is remembered for a sentence that names nothing (characters). */
const beforeMax = 160;
/** Parts of a sentence that repeat what the person said count as repeated from this length on (characters). */
const repeatedMin = 4;
const parts = /[^，,；;：:“”、（）()。！？\n]+/gu;

/** What the person wrote last, and what a reply may repeat of their words as it is. */
export type Words = { asked: string; repeatable: string };

/** What a guard remembers of a reply, and how it shows what is complete of it. */
export class GuardedReply {
  /** The line up to what waits. */
  line = '';
  /** How many places were cut. */
  cuts = 0;
  /** Whether a remedy is recommended in what is shown. */
  namesRemedy = false;
  #governing = nothingGoverns;
  /** The marks of emphasis that are open. */
  #open: readonly string[] = [];
  #before = '';
  /** The herbs that the same list or paragraph recommends. */
  #beside: readonly string[] = [];
  readonly #told = new Set<string>();
  readonly #person: Patient;
  readonly #asked: string;
  readonly #repeatable: string;
  readonly #judgeSentence: JudgeSentence;

  constructor(person: Patient, { asked, repeatable }: Words, judge: JudgeSentence) {
    this.#person = person;
    this.#judgeSentence = judge;
    this.#asked = asked;
    this.#repeatable = texts.asOneself(repeatable);
  }

  /** Ends the line at its break. */
  endLine(): void {
    this.#governing = governingAfter(this.line, this.#governing);
    const kind = kindOf(this.line);
    if (kind !== 'words') this.#open = [];
    if (kind === 'blank' || kind === 'heading') this.#beside = [];
    this.line = '';
  }

  /** Judges what is complete: a sentence, a row, or short lines that are parts of one word. */
  pass(words: string): string {
    const lines = words.split('\n');
    if (lines.length === 1) {
      const shown = this.#one(words);
      this.line += words;
      return shown;
    }
    const whole = (this.line + lines.join('')).trim();
    const finding = this.#judge(whole, whole);
    const shown = finding ? this.#note(finding) : this.#eachOf(lines);
    this.line = lines.at(-1) ?? '';
    return shown;
  }

  #eachOf(lines: readonly string[]): string {
    return lines
      .map((each, at) => {
        const shown = this.#one(each);
        if (at < lines.length - 1) {
          this.line += each;
          this.endLine();
        }
        return shown;
      })
      .join('\n');
  }

  #one(words: string): string {
    const shown = isRow(this.line + words) ? this.#row(words) : this.#sentence(words);
    this.#open = marksAfter(words, this.#open);
    return shown;
  }

  #sentence(words: string): string {
    const start = this.line === '' ? openingLength(words) : 0;
    const said = words.slice(start);
    const whole = this.line + words;
    const finding = kindOf(whole) === 'heading' ? undefined : this.#judge(said, whole);
    this.#remember(said);
    if (finding === undefined) return words;
    const end = said.trimEnd().length - (/[。！？!?；;]\s*$/u.test(said) ? 1 : 0);
    const from = /^\s*/u.exec(said)?.[0].length ?? 0;
    const place = { start: start + from, end: start + Math.max(from, end) };
    return replaced(words, place, this.#note(finding), this.#open);
  }

  /** Of a row the cells go that hold what is harmful. */
  #row(words: string): string {
    const cut: (Place & { finding: Violation })[] = [];
    for (let left = words; ;) {
      const finding = this.#judge(left, words);
      if (finding === undefined) break;
      const column = plainRow(left).slice(0, finding.start).split('|').length - 1;
      const { start, end } = cellOf(left, column);
      if (start === end) break;
      cut.push({ start, end, finding });
      left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
    }
    this.#remember(words);
    return cut
      .toSorted((a, b) => a.start - b.start)
      .map((one) => ({ ...one, note: this.#note(one.finding) }))
      .reduceRight((shown, { note, ...place }) => replaced(shown, place, note, []), words);
  }

  /** A sentence with what it repeats left out. */
  #ofItsOwn(said: string): string {
    if (this.#repeatable === '') return said;
    return said.replaceAll(parts, (part) => {
      const words = texts.asOneself(part.trim());
      const isRepeated = words.length >= repeatedMin && this.#repeatable.includes(words);
      return isRepeated ? '…'.repeat(part.length) : part;
    });
  }

  #judge(words: string, whole: string): Violation | undefined {
    if (words.trim() === '' || kindOf(whole) === 'delimiter') return undefined;
    const said = this.#ofItsOwn(words);
    const row = isRow(whole);
    const text = row ? plainRow(said) : foldHerbText(unmask(said)).text;
    const sentence = sentenceOf(text, {
      raw: row ? text : unmask(said),
      beside: this.#beside,
      heading: foldHerbText(`${governingWords(this.#governing)}\n${this.#lead()}`).text.trim(),
      head: plainRow(this.#governing.head),
      before: this.#before,
      asked: this.#asked,
      isRow: row,
    });
    const isHead = row && this.#governing.head === '';
    const finding = (isHead ? judgeHead : this.#judgeSentence)(sentence, this.#person);
    if (finding) {
      this.cuts += 1;
      return finding;
    }
    this.namesRemedy ||= recommendsRemedy(sentence);
    const herbs = herbsAdvised(sentence).map(({ name }) => name);
    this.#beside = [...new Set([...this.#beside, ...herbs])];
    return undefined;
  }

  /** What announces the rest of its own line: 以下不要用：…；…. */
  #lead(): string {
    const at = this.line.search(/[：:]/u);
    return at === -1 || isRow(this.line) ? '' : this.line.slice(0, at + 1);
  }

  #remember(said: string): void {
    this.#before = `${this.#before}${foldHerbText(said).text}`.slice(-beforeMax);
  }

  #note({ note }: Violation): string {
    if (this.#told.has(note)) return herbTexts.cutAgain;
    this.#told.add(note);
    return texts.cut(note);
  }
}

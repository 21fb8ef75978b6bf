import type { Patient } from '../herb-safety/patient.ts';
import { GuardedReply } from './guarded-reply.ts';
import { heldLength, lineLengthMax } from './held-length.ts';
import { judgeByRules, judgeSentence } from './judge-sentence.ts';
import type { JudgeSentence } from './judge-sentence.ts';

export type ReplyGuard = {
  /** Takes the next piece of a reply; gives back what may be shown now. */
  push: (text: string) => string;
  /** Ends the reply; gives back what was held, checked. */
  end: () => string;
  /** How many places were cut so far, and whether a remedy is recommended in what is shown. */
  found: () => { cuts: number; namesRemedy: boolean };
};

/**
 * Guards a reply as it streams: each sentence, item and row waits until it is complete, then passes
 * untouched, or is replaced whole by one short sentence of ours. How the stream is cut never changes
 * the result.
 * @param asked what the person wrote last
 * @param repeatable what the person wrote, where the reply is of the built-in engine: it repeats such words only to
 *   show what it understood, and its own are known, so that the rules alone judge them. A model gets none.
 * @param judge another judge than the product's, for learning
 */
export function createReplyGuard(
  person: Patient,
  asked = '',
  repeatable = '',
  judge: JudgeSentence = repeatable === '' ? judgeSentence : judgeByRules,
): ReplyGuard {
  const reply = new GuardedReply(person, { asked, repeatable }, judge);
  let buffer = '';
  /** The first half of a character that the stream was cut within. */
  let half = '';

  function run(ended: boolean): string {
    let out = '';
    while (buffer !== '') {
      if (buffer.startsWith('\n')) {
        reply.endLine();
        out += '\n';
        buffer = buffer.slice(1);
        continue;
      }
      const { line } = reply;
      const held = heldLength(line + buffer, line.length, ended);
      if (held === undefined && !ended) return out;
      const size = held?.size ?? buffer.length;
      out += reply.pass(buffer.slice(0, size));
      buffer = buffer.slice(size);
      if (reply.line.length >= lineLengthMax) reply.line = '';
    }
    return out;
  }

  return {
    push(text) {
      buffer += half + text;
      half = /[\ud800-\udbff]$/u.exec(buffer)?.[0] ?? '';
      buffer = buffer.slice(0, buffer.length - half.length);
      return run(false);
    },
    end() {
      buffer += half;
      half = '';
      return run(true);
    },
    found: () => ({ cuts: reply.cuts, namesRemedy: reply.namesRemedy }),
  };
}

// The sentences of labelled replies as the guard reads them, each with the label of the piece that it is of.

import type { Patient } from '#medicine/herb-safety/patient.ts';
import { createReplyGuard } from '#medicine/reply-guard/reply-guard.ts';
import type { RuleViolation } from '#medicine/reply-guard/rules.ts';
import { ruleViolations } from '#medicine/reply-guard/rules.ts';
import type { Sentence } from '#medicine/reply-guard/sentence.ts';
import { readerOf } from './reply-reader.ts';
import type { Harm, LabelledReply, SentenceAct } from './replies.ts';

export type ReplySentence = {
  sentence: Sentence;
  person: Patient;
  found: readonly RuleViolation[];
  /** The reply and its piece, and who wrote it. */
  piece: string;
  writer: string;
  act: SentenceAct;
  harm: Harm | '';
};

/** The piece of a reply that contains a place. */
function pieceAt({ sentences }: LabelledReply, place: number): number {
  let end = 0;
  return sentences.findIndex(({ md }) => {
    end += md.length;
    return place < end;
  });
}

/** The sentences of a reply that the guard judges, with nothing removed. */
export function sentencesOf(reply: LabelledReply): ReplySentence[] {
  const person = readerOf(reply);
  const text = reply.sentences.map(({ md }) => md).join('');
  const read: ReplySentence[] = [];
  let shown = 0;
  const guard = createReplyGuard(person, reply.question, '', (sentence) => {
    const space = /^\s*/u.exec(text.slice(shown))?.[0].length ?? 0;
    const at = pieceAt(reply, shown + space);
    read.push({
      sentence,
      person,
      found: ruleViolations(sentence, person),
      piece: `${reply.id} ${at}`,
      writer: reply.id.charAt(0),
      act: reply.sentences[at]?.act ?? 'explain',
      harm: reply.sentences[at]?.harm ?? '',
    });
    return undefined;
  });
  for (const letter of text) shown += guard.push(letter).length;
  guard.end();
  return read;
}

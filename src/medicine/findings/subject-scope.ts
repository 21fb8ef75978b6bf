import personJson from '../compiled/lexicon/person.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Clauses } from './clauses.ts';
import type { Subject } from './finding.ts';

const personWords = lexicon(personJson);
const tellsOfSelf = personWords['person.tells-of-writer'].regExp();

const marker = personWords['person.named'].regExp('gu');
const self = new RegExp(`^${personWords['person.self'].source}$`, 'u');
const oneself = personWords['person.oneself'].regExp();
const notSubjectBefore = personWords['person.object'].regExp();
const together = personWords['person.together'].regExp();
const tellingSelf = personWords['person.told-writer'].regExp();
const windowMax = 80;

/** Somebody who is named, and where. */
export type NamedPerson = { subject: Subject; at: number };

/**
 * Who a place in the text is about: the nearest person named before it in the sentence. Null when
 * nobody is named there.
 */
export const subjectNamed = (text: string, clauses: Clauses, start: number): Subject | null =>
  personNamed(text, clauses, start)?.subject ?? null;

/** The same with the place of the name. */
export function personNamed(text: string, clauses: Clauses, start: number): NamedPerson | null {
  const from = Math.max(clauses.sentenceStart[start] ?? 0, start - windowMax);
  const before = text.slice(from, start);
  if (together.test(before)) return { subject: 'self', at: from };
  let found: NamedPerson | null = null;
  for (const match of before.matchAll(marker)) {
    const lead = before.slice(Math.max(0, match.index - 2), match.index);
    const isSelf = self.test(match[0]);
    const at = from + match.index;
    if (isSelf) {
      if (oneself.test(match[0]) && found !== null) continue;
      found = { subject: 'self', at };
    } else if (!notSubjectBefore.test(lead) || tellingSelf.test(lead)) {
      const tail = before.slice(match.index + match[0].length);
      if (!tellsOfSelf.test(tail)) found = { subject: 'other', at };
    }
  }
  return found;
}

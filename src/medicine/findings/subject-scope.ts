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

/**
 * Who a place in the text is about: the nearest person named before it in the sentence. Null when
 * nobody is named there.
 */
export function subjectNamed(text: string, clauses: Clauses, start: number): Subject | null {
  const from = Math.max(clauses.sentenceStart[start] ?? 0, start - windowMax);
  const before = text.slice(from, start);
  if (together.test(before)) return 'self';
  let found: Subject | null = null;
  for (const match of before.matchAll(marker)) {
    const lead = before.slice(Math.max(0, match.index - 2), match.index);
    const isSelf = self.test(match[0]);
    if (isSelf) {
      if (oneself.test(match[0]) && found !== null) continue;
      found = 'self';
    } else if (!notSubjectBefore.test(lead) || tellingSelf.test(lead)) {
      const tail = before.slice(match.index + match[0].length);
      if (!tellsOfSelf.test(tail)) found = 'other';
    }
  }
  return found;
}

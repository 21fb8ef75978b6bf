// Asked whether life has seemed not worth it, few say a plain yes: 你问这个干啥……有时候想过.

import despairJson from '../compiled/lexicon/despair.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { cutClauses } from '../findings/clauses.ts';
import type { Turn } from '../findings/finding.ts';
import { deniedStretches } from '../findings/negation.ts';
import { normalise } from '../findings/normalise.ts';
import type { Alarm } from './alarm.ts';
import { listedParts } from './listed-parts.ts';
import { ruledAlone } from './ruled-alarms.ts';
import { isTakenBack } from './taken-back.ts';

const admitted = lexicon(despairJson)['despair.admitted'].regExp('gu');

/** Where a message says that it was thought of; undefined where nothing does, or it is denied. */
function admissionIn(content: string): { start: number; end: number } | undefined {
  const text = normalise(content);
  const hits = Array.from(text.matchAll(admitted), ({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  const denied = deniedStretches(text, cutClauses(text), hits);
  return hits.find((_, at) => denied[at] !== true);
}

/** What a question lists of despair. */
const despairIn = (parts: readonly string[]): Alarm | undefined =>
  parts
    .flatMap((part) => ruledAlone({ role: 'user', content: part }))
    .find(({ level }) => level === 'crisis');

/** The alarms of messages that admit what a question on despair asked, each in its turn. */
export function admittedThoughts(turns: readonly Turn[]): Alarm[] {
  return turns.flatMap((said, turn): Alarm[] => {
    const asking = turns[turn - 1];
    if (said.role !== 'user' || asking?.role !== 'assistant') return [];
    const asked = despairIn(listedParts(asking));
    const admission = asked && admissionIn(said.content);
    if (!asked || !admission || isTakenBack(turns, turn)) return [];
    const { group, level } = asked;
    const words = said.content.slice(admission.start, admission.end);
    return [{ group, level, span: { turn, ...admission }, words }];
  });
}

import type { Turn } from '../findings/finding.ts';
import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const complaintWords = lexicon(complaintLists);
const is = complaintWords['complaint.is'].regExp();

const nature = complaintWords['complaint.only-nature'].regExp();
const site = complaintWords['complaint.only-site'].regExp();

/** 疼, and then where: two words of two messages that make one complaint are read together. */
export function joinedTurns(turns: readonly Turn[]): readonly Turn[] {
  const [first, , second] = turns;
  const felt = first?.content.trim() ?? '';
  const where = second?.content.trim() ?? '';
  if (!nature.test(felt) || !site.test(where)) return turns;
  const content = where.replace(is, '').replace('。', '') + felt;
  return turns.with(2, { role: 'user', content });
}

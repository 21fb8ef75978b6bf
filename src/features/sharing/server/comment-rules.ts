import { offersMedicine, ordersTreatment } from '#medicine/herb-safety/medicine-talk.ts';
import { hasContact } from '#features/masking/find-masks.ts';
import type { HoldRule } from '../rules.ts';
import abuseLists from '#medicine/compiled/lexicon/abuse.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const abuseWords = lexicon(abuseLists);

const abuse = abuseWords['abuse.insult'].regExp('iu');

/** The rules that hold a comment for review; most comments match none. */
export function holdRulesFor(content: string): HoldRule[] {
  const rules: [HoldRule, boolean][] = [
    ['contact', hasContact(content)],
    ['drug-sale', offersMedicine(content)],
    ['abuse', abuse.test(content)],
    ['medical-order', ordersTreatment(content)],
  ];
  return rules.flatMap(([rule, fires]) => (fires ? [rule] : []));
}

import { summaryTexts as texts } from './texts.ts';
import summaryLists from '../compiled/lexicon/summary.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const summaryWords = lexicon(summaryLists);

const asides = /[（(【[][^（()）】\]]{0,40}[）)】\]]/g;
const traditionalSoup = summaryWords['summary.soup-traditional'].regExp('');
const afterName = summaryWords['summary.after-name'].regExp('');
const closing = /[\s。．.，,；;：:！!、~～]+$/;
const dose = /[\s：:]*\d.*$/;
const name = summaryWords['summary.formula-name'].regExp('');
/** Words of a person telling what he took or felt: then it is a symptom, not a formula. */
const tellingWords = summaryWords['summary.telling'].regExp('');

/**
 * Reads one item as the name of a formula (MED-34): 2 to 12 Chinese characters ending in
 * 汤, 丸, 散, 膏 or 丹 once asides, doses, "加减" and punctuation are gone.
 * @returns the bare name, or undefined when the item is not one
 */
export function formulaName(item: string): string | undefined {
  let value = item.replace(asides, '').replace(dose, '').trim();
  for (let before = ''; before !== value;) {
    before = value;
    value = value.replace(closing, '').replace(afterName, '');
  }
  if (!name.test(value) || tellingWords.test(value)) return undefined;
  return value.replace(traditionalSoup, texts.soup);
}

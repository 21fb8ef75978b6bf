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
const moreNames = summaryWords['summary.more-formula-names'].regExp('u');
const noFormula = summaryWords['summary.no-formula'].regExp('u');
/** Words of a person telling what he took or felt: then it is a symptom, not a formula. */
const tellingWords = summaryWords['summary.telling'].regExp('');

/**
 * Reads one item as the name of a formula (MED-34): 2 to 12 Chinese characters ending in
 * 汤, 丸, 散, 膏 or 丹 once asides, doses, "加减" and punctuation are gone.
 * @returns the bare name, or undefined when the item is not one
 */
export function formulaName(item: string): string | undefined {
  const value = bare(item);
  return name.test(value) ? told(value) : undefined;
}

/**
 * The same in the field of formulas, where 饮, 颗粒, 胶囊 and the like end a name too: elsewhere they
 * end other words (喜热饮).
 */
export function fieldFormula(item: string): string | undefined {
  const value = bare(item);
  const isName = name.test(value) || (moreNames.test(value) && !noFormula.test(value));
  return isName ? told(value) : undefined;
}

function bare(item: string): string {
  let value = item.replace(asides, '').replace(dose, '').trim();
  for (let before = ''; before !== value;) {
    before = value;
    value = value.replace(closing, '').replace(afterName, '');
  }
  return value;
}

const told = (value: string): string | undefined =>
  tellingWords.test(value) ? undefined : value.replace(traditionalSoup, texts.soup);

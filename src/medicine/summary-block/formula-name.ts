const asides = /[（(【[][^（()）】\]]{0,40}[）)】\]]/g;
const afterName = /(?:加减|加減|加味|化裁|合方|一类|之类|等)+$/;
const closing = /[\s。．.，,；;：:！!、~～]+$/;
const dose = /[\s：:]*\d.*$/;
const name = /^[\u4e00-\u9fff]{1,11}[汤湯丸散膏丹]$/;
/** Words of a person telling what he took or felt: then it is a symptom, not a formula. */
const tellingWords = /[服吃喝后後怕]|用过|用過/;

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
  return value.replace(/湯$/, '汤');
}

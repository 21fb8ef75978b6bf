/** Names of poisons that are read across a punctuation mark: 砒，霜. */
const rare = ['砒霜', '斑蝥'];
/**
 * Those whose halves occur elsewhere (甘草、乌梅, 附，子女) are read only where both ends are free.
 * Where both halves are everyday words (水、银, 红、粉) a name is not here.
 */
const bounded = '砒石 朱砂 辰砂 雄黄 附子 川乌 草乌 巴豆 蟾酥 蟾皮 马钱子 罂粟壳 犀角 钩吻'.split(
  ' ',
);

export const cutNames: readonly string[] = [...rare, ...bounded];

const mark = /[，,、。；;！!？?…]/u;
/** No character before, or one after which a remedy is named; behind 、 goes on an ordinary list. */
const before =
  '(?:(?<![\\p{Script=Han}、])|(?<=[用加取服吃喝配放以把和与及含买煎泡煮炒生制炮点些]))';
const behind =
  '(?:(?!\\p{Script=Han})|(?=[泡煎煮熬磨研炖冲敷浸粉末少适一二三四五六七八九十几半两各和与及配加也可都等入外内]))';

/** The source of a pattern for such names, cut or whole. */
export const cutName = `(?:${across(rare)}|${before}(?:${across(bounded)})${behind})`;
const everyCutName = new RegExp(cutName, 'gu');

function across(names: readonly string[]): string {
  return names.map((name) => [...name].join(`${mark.source}?`)).join('|');
}

/** Whether a character may cut a name. */
export function isCut(character: string): boolean {
  return mark.test(character);
}

/** The places of the marks that cut a name, the last first. */
export function cutsInNames(text: string): number[] {
  return [...text.matchAll(everyCutName)]
    .flatMap(({ 0: words, index }) =>
      [...words].flatMap((character, at) => (isCut(character) ? [index + at] : [])),
    )
    .toReversed();
}

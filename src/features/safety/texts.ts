import { defineTexts } from '#platform/contract/define-texts.ts';

/** An amount as written, the grams it may mean, and the usual daily limit. */
type AmountOverLimit = {
  words: string;
  least: number;
  most: number;
  unit: 'grams' | 'old' | 'none';
  limit: number;
};

/** Texts of the herb check. Names, rules and effects come from the knowledge. */
export const safetyTexts = defineTexts({
  'zh-CN': {
    listRequired: '请写下要查对的药名',
    listTooLong: '药名清单不能超过2000个字符',
    medicinesTooLong: '在用的药不能超过500个字符',
    notice:
      '这里只做查对，不推荐任何药，也没有查全。没有提醒不等于安全：能不能用、怎么用，请由医师或药师决定。',
    and: '、',
    incompatible: (names: string, rule: string) => `${names}不宜同用（${rule}）。`,
    controlled: (names: string) => `${names}属于国家管制的毒性药材，不可自行使用。`,
    veryToxic: (names: string) => `${names}有大毒，不可自行使用。`,
    toxic: (names: string) => `${names}有毒性，只能在医师指导下使用。`,
    forbidden: (names: string, why: string) => `${names}不要使用：${why}。`,
    neverAlone: (names: string, why: string) => `${names}不可自行使用：${why}。`,
    allergy: (names: string) => `保存的资料里写着对${names}过敏，不要使用。`,
    g6pd: (names: string) => `蚕豆病（G6PD缺乏）者须避免：${names}。`,
    g6pdLittleKnown: (names: string) =>
      `蚕豆病（G6PD缺乏）方面，这里只收录了${names}这几味，别的药材和西药都没有查。请把蚕豆病告诉医师或药师。`,
    pregnancyForbidden: (names: string) => `怀孕时禁用：${names}。`,
    pregnancyCaution: (names: string) => `怀孕时慎用：${names}。请先问产科医师或中医师。`,
    pregnancy: (names: string) => `怀孕期间的方药须由产科和中医师面诊决定：${names}。`,
    lactationCaution: (names: string) => `哺乳时慎用：${names}。请先问医师。`,
    lactation: (names: string) => `哺乳期的方药须由医师面诊决定：${names}。`,
    child: (names: string) => `未满十四岁的用药须由儿科医师面诊决定：${names}。`,
    childToxic: (names: string) => `未满十四岁，不要自行使用有毒的药材：${names}。请先问儿科医师。`,
    sameIngredient: (names: string, substances: string) =>
      `${names}里都有${substances}，同用会重复、过量。请先问医师或药师。`,
    overLimit: (names: string, { words, least, most, unit, limit }: AmountOverLimit) => {
      const above = `超过常用的每日上限 ${limit} 克`;
      if (unit === 'grams') return `${names}写的是 ${most} 克，${above}。`;
      if (unit === 'none') return `${names}写的是“${words}”，没有单位；如果是克，${above}。`;
      return least > limit
        ? `${names}写的是“${words}”，按药方旧制至少合 ${least} 克，按市制合 ${most} 克，${above}。`
        : `${names}写的是“${words}”，按药方旧制合 ${least} 克；如果按市制称，合 ${most} 克，${above}。请与开方的医师核对。`;
    },
    amountUnread: (names: string, words: string) =>
      `${names}写的是“${words}”，没有读出是多少克，分量没有查。`,
    withMedicine: (names: string, medicines: string, effect: string) =>
      `${names}与${medicines}同用，${effect}。`,
    caution: (names: string, why: string) => `${names}：${why}。`,
    writtenTwice: (names: string) => `${names}写了不止一次。`,
    sharedBy: (names: string, from: string) => `${from}里都有${names}，分量会叠加。`,
  },
  'en-US': {
    listRequired: 'Please enter the names to check',
    listTooLong: 'The list can have at most 2000 characters',
    medicinesTooLong: 'The medicines can have at most 500 characters',
    notice:
      'This is only a check: it doesn’t recommend anything, and it isn’t complete. No warning doesn’t mean it’s safe. A physician or pharmacist must decide whether and how anything is used.',
    and: ', ',
    incompatible: (names, rule) => `${names} should not be used together (${rule}).`,
    controlled: (names) => `${names}: a state-controlled toxic medicine. Never use it on your own.`,
    veryToxic: (names) => `${names}: highly toxic. Never use it on your own.`,
    toxic: (names) => `${names}: toxic. Use only under a physician’s guidance.`,
    forbidden: (names, why) => `${names} should not be used: ${why}.`,
    neverAlone: (names, why) => `${names}: never use it on your own: ${why}.`,
    allergy: (names) => `The information on file lists an allergy to ${names}: do not use it.`,
    g6pd: (names) => `Avoid with G6PD deficiency (favism): ${names}.`,
    g6pdLittleKnown: (names) =>
      `For G6PD deficiency (favism), our records cover only ${names}; other herbs and Western medicines were not checked. Please tell your physician or pharmacist about it.`,
    pregnancyForbidden: (names) => `Do not use in pregnancy: ${names}.`,
    pregnancyCaution: (names) =>
      `Use with caution in pregnancy: ${names}. Please ask an obstetrician or TCM physician first.`,
    pregnancy: (names) =>
      `In pregnancy, herbs and formulas must be prescribed by a physician in person: ${names}.`,
    lactationCaution: (names) =>
      `Use with caution while breastfeeding: ${names}. Please ask a physician first.`,
    lactation: (names) =>
      `While breastfeeding, herbs and formulas must be prescribed by a physician in person: ${names}.`,
    child: (names) =>
      `Under 14, medicines must be prescribed by a pediatrician in person: ${names}.`,
    childToxic: (names) =>
      `Under 14, never use toxic herbs on your own: ${names}. Please ask a pediatrician first.`,
    sameIngredient: (names, substances) =>
      `${names}: each contains ${substances}; taken together, the doses add up. Please ask a physician or pharmacist first.`,
    overLimit: (names, { words, least, most, unit, limit }) => {
      const above = `above the usual daily limit of ${limit} g`;
      if (unit === 'grams') return `${names}: ${most} g is ${above}.`;
      if (unit === 'none')
        return `${names}: “${words}” has no unit; if grams are meant, it is ${above}.`;
      return least > limit
        ? `${names}: “${words}” is at least ${least} g in traditional prescription units and ${most} g in market units, ${above}.`
        : `${names}: “${words}” is ${least} g in traditional prescription units; in market units it is ${most} g, ${above}. Please check with the prescriber.`;
    },
    amountUnread: (names, words) =>
      `${names}: “${words}” couldn’t be read as grams, so the amount was not checked.`,
    withMedicine: (names, medicines, effect) => `${names} together with ${medicines}: ${effect}.`,
    caution: (names, why) => `${names}: ${why}.`,
    writtenTwice: (names) => `${names}: listed more than once.`,
    sharedBy: (names, from) => `${names} is in each of ${from}; the amounts add up.`,
  },
});

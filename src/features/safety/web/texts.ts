import { defineTexts } from '#platform/contract/define-texts.ts';

/** An old unit or a range gives a lower and an upper limit. */
type Grams = {
  least: number;
  most: number;
};

const isInGrams = (words: string): boolean => /^[\d.]+\s*(?:克|g)$/iu.test(words);

/** Texts of the page 药材查对. */
export const herbCheckTexts = defineTexts({
  'zh-CN': {
    title: '药材查对',
    lead: '写下药方或正在吃的药，看看有没有不能同用、有毒或过量的。只查对，不推荐药；没填的，按保存的资料核对。您写的不存到服务器，只留在这台设备上，直到您清空。',
    forWhom: '为谁查',
    checkedFor: (name: string) => `用药人：${name}。没填的，按保存的资料核对。`,
    list: '中药清单',
    listHint:
      '例如：黑顺片 9克、法半夏 9克、炙甘草 6克；六味地黄丸。药名、方名、中成药都可以，克数写在药名后面。',
    listMissing: '请写下要查对的药名',
    listTooLong: '药名清单不能超过2000个字符',
    medicinesTooLong: '在用的药不能超过500个字符',
    medicines: '在用的西药',
    medicinesHint: '例如：华法林、阿司匹林、降压药。没有可以不填。',
    age: '用药人的年龄',
    ageHint: '可以不填。',
    ageWrong: '年龄请填 0 到 120 之间的整数',
    pregnant: '怀孕，或可能怀孕',
    lactating: '正在哺乳',
    check: '查对',
    failed: '查对没有完成',
    results: '查对结果',
    stale: '上面改过了，下面还是上次的结果，请再查一次。',
    checked: (findings: number) => (findings === 0 ? '没有提醒' : `${findings} 条提醒`),
    danger: '要紧，先问医师或药师',
    caution: '请留意，告诉医师或药师',
    note: '另外',
    noFindings: '在认出的药里，没有查到需要提醒的。',
    nothingKnown: '没有认出药名',
    nothingKnownHint: '请看看写法，或换个常用的名字。没认出的药没有查。',
    unknown: '没有认出，也没有查：',
    recognised: '认出的药',
    writtenAs: (words: string) => `写作：${words}`,
    madeOf: (herbs: string) => `组成：${herbs}`,
    holds: (substances: string) => `所含西药成分：${substances}`,
    amount: (words: string, grams: Grams | null, limit: number | null) => {
      if (grams === null) return `分量：${words}。没有读出是多少克，没有查`;
      const { least, most } = grams;
      const read = least === most ? `${most} 克` : `${least} 至 ${most} 克`;
      const against = limit === null ? '没有收录上限，没有查' : `常用的每日上限 ${limit} 克`;
      return `分量：${words}${isInGrams(words) ? '' : `，合 ${read}`}。${against}`;
    },
    source: (title: string) => `依据：${title}`,
    controlled: '管制毒性药材',
    veryToxic: '大毒',
    toxic: '有毒',
    slightlyToxic: '小毒',
    pregnancyForbidden: '孕期禁用',
    pregnancyCaution: '孕期慎用',
    lactationCaution: '哺乳慎用',
    formula: '方剂',
    medicine: '西药',
    and: '、',
  },
  'en-US': {
    title: 'Herb check',
    lead: 'Enter a prescription, or anything being taken, to look for combinations to avoid, toxic herbs and large amounts. This only checks; it recommends nothing. What you leave blank comes from the information on file. Your list isn’t stored on the server; it stays on this device until you clear it.',
    forWhom: 'Check for',
    checkedFor: (name) =>
      `Checked for: ${name}. Anything left blank was taken from the information on file.`,
    list: 'Chinese herbs and formulas',
    listHint:
      'For example: 黑顺片 9克、法半夏 9克、炙甘草 6克；六味地黄丸. Herbs, formulas and patent medicines in Chinese, with amounts after the name.',
    listMissing: 'Please enter the names to check',
    listTooLong: 'The list can have at most 2000 characters',
    medicinesTooLong: 'The medicines can have at most 500 characters',
    medicines: 'Western medicines being taken',
    medicinesHint: 'For example: 华法林、阿司匹林、降压药. Leave blank if there are none.',
    age: 'Patient’s age',
    ageHint: 'Optional.',
    ageWrong: 'Please enter a whole number from 0 to 120',
    pregnant: 'Pregnant or possibly pregnant',
    lactating: 'Breastfeeding',
    check: 'Check',
    failed: 'Couldn’t complete the check',
    results: 'Result',
    stale: 'You’ve changed something since this result. Please check again.',
    checked: (findings) =>
      findings === 0 ? 'no warnings' : findings === 1 ? '1 warning' : `${findings} warnings`,
    danger: 'Important: ask a physician or pharmacist first',
    caution: 'Caution: tell your physician or pharmacist',
    note: 'Also note',
    noFindings: 'No warnings for the items that were recognized.',
    nothingKnown: 'No names were recognized',
    nothingKnownHint:
      'Please check the spelling or try a common name. What wasn’t recognized wasn’t checked.',
    unknown: 'Not recognized and not checked: ',
    recognised: 'Recognized',
    writtenAs: (words) => `written as ${words}`,
    madeOf: (herbs) => `made of ${herbs}`,
    holds: (substances) => `contains ${substances}`,
    amount: (words, grams, limit) => {
      if (grams === null) return `Amount: ${words}. Couldn’t be read as grams, so not checked`;
      const { least, most } = grams;
      const read = least === most ? `${most} g` : `${least} to ${most} g`;
      const against =
        limit === null ? 'no limit on record, so not checked' : `daily limit ${limit} g`;
      return `Amount: ${words}${isInGrams(words) ? '' : `, that is ${read}`}; ${against}`;
    },
    source: (title) => `Source: ${title}`,
    controlled: 'controlled toxic medicine',
    veryToxic: 'highly toxic',
    toxic: 'toxic',
    slightlyToxic: 'slightly toxic',
    pregnancyForbidden: 'do not use in pregnancy',
    pregnancyCaution: 'caution in pregnancy',
    lactationCaution: 'caution while breastfeeding',
    formula: 'formula',
    medicine: 'Western medicine',
    and: ', ',
  },
});

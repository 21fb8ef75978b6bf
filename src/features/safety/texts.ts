import { defineTexts } from '#platform/contract/define-texts.ts';

/** What the check says. Names, rules and effects come from the knowledge. */
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
    pregnancyForbidden: (names: string) => `怀孕时禁用：${names}。`,
    pregnancyCaution: (names: string) => `怀孕时慎用：${names}。请先问产科医师或中医师。`,
    pregnancy: (names: string) => `怀孕期间的方药须由产科和中医师面诊决定：${names}。`,
    lactationCaution: (names: string) => `哺乳时慎用：${names}。请先问医师。`,
    lactation: (names: string) => `哺乳期的方药须由医师面诊决定：${names}。`,
    child: (names: string) => `未满十四岁的用药须由儿科医师面诊决定：${names}。`,
    overLimit: (names: string, written: number, limit: number) =>
      `${names}写的是 ${written} 克，超过常用的每日上限 ${limit} 克。`,
    withMedicine: (names: string, medicines: string, effect: string) =>
      `${names}与${medicines}同用，${effect}。`,
    caution: (names: string, why: string) => `${names}：${why}。`,
    writtenTwice: (names: string) => `${names}写了不止一次。`,
    sharedBy: (names: string, from: string) => `${from}里都有${names}，分量会叠加。`,
  },
  'en-US': {
    listRequired: 'Please write the names to be checked',
    listTooLong: 'The list can have at most 2000 characters',
    medicinesTooLong: 'The medicines can have at most 500 characters',
    notice:
      'This only checks; it recommends nothing and does not know everything. No warning does not mean safe: whether and how to use anything is for a physician or pharmacist to decide.',
    and: ', ',
    incompatible: (names, rule) => `${names} should not be used together (${rule}).`,
    controlled: (names) =>
      `${names}: a poisonous medicine under state control. Never use it on your own.`,
    veryToxic: (names) => `${names}: very toxic. Never use it on your own.`,
    toxic: (names) => `${names}: toxic. Only under the guidance of a physician.`,
    forbidden: (names, why) => `${names} should not be used: ${why}.`,
    neverAlone: (names, why) => `${names}: not to be used on your own: ${why}.`,
    pregnancyForbidden: (names) => `Forbidden in pregnancy: ${names}.`,
    pregnancyCaution: (names) =>
      `Caution in pregnancy: ${names}. Please ask an obstetrician or TCM physician first.`,
    pregnancy: (names) =>
      `In pregnancy, herbs and formulas must be decided by physicians in person: ${names}.`,
    lactationCaution: (names) => `Caution while nursing: ${names}. Please ask a physician first.`,
    lactation: (names) =>
      `While nursing, herbs and formulas must be decided by a physician in person: ${names}.`,
    child: (names) =>
      `Under fourteen, medicines must be decided by a paediatrician in person: ${names}.`,
    overLimit: (names, written, limit) =>
      `${names}: ${written} g is written, above the usual daily limit of ${limit} g.`,
    withMedicine: (names, medicines, effect) => `${names} together with ${medicines}: ${effect}.`,
    caution: (names, why) => `${names}: ${why}.`,
    writtenTwice: (names) => `${names}: written more than once.`,
    sharedBy: (names, from) => `${names} is in each of ${from}; the amounts add up.`,
  },
});

/** The sentences of the knowledge in English; what has none yet is shown in Chinese. */
export const knowledgeInEnglish: Readonly<Record<string, string>> = {
  可能增加出血: 'may increase bleeding',
  可能减弱抗凝作用: 'may weaken the anticoagulant',
  '可能改变药效，或引起不良反应': 'may change the effect or cause adverse reactions',
  '可能使血钾降低、血压升高': 'may lower potassium and raise blood pressure',
  '可能使血压升高、心跳加快或失常':
    'may raise blood pressure and speed up or disturb the heartbeat',
  可能引起心律失常: 'may disturb the heart rhythm',
  可能使血钾降低: 'may lower potassium',
  可能引起低血糖: 'may cause low blood sugar',
  可能生成有毒的汞盐: 'may form poisonous mercury salts',
  可能妨碍药物吸收: 'may hinder absorption of the medicine',
  '可能改变药物的排出，伤肾或增加毒性':
    'may change how the medicine leaves the body, harm the kidneys or add toxicity',
  可能加重肝损伤: 'may worsen liver damage',
  '含碘，可能影响甲状腺用药': 'contains iodine and may affect thyroid medicines',
  大量使用时可能升高药物浓度: 'in large amounts may raise the level of the medicine',
  '含酒精，同用可能出现严重的潮红、心慌、低血压':
    'contains alcohol; together they may cause severe flushing, palpitations and low blood pressure',
  '中成药里已含西药成分，可能重复用药':
    'the ready-made medicine already holds western ingredients; the dose may double',
  '会使心跳加快、血压升高，高血压、心脏病者须先问医师':
    'speeds up the heart and raises blood pressure; with high blood pressure or heart disease ask a physician first',
  '可能伤肝，出现眼黄、尿深要立即停用并就医':
    'may harm the liver; if eyes turn yellow or urine dark, stop at once and see a physician',
  '含汞、砷或铅，不可自行使用': 'contains mercury, arsenic or lead; never use it on your own',
  '含马兜铃酸，可损伤肾脏': 'contains aristolochic acid, which can damage the kidneys',
  '用量须由医师严格掌握，不可自行使用':
    'the amount must be strictly set by a physician; never use it on your own',
  禁用药材: 'a forbidden medicine',
  '须与含马兜铃酸的品种严格区分，肾功能不好者不用':
    'must be told apart from kinds with aristolochic acid; not with weak kidneys',
  含乌头: 'contains aconite',
  含相反的药材: 'contains incompatible herbs',
  '急症用药，只能由医师使用': 'for emergencies, only in the hands of a physician',
  '含毒性药材，只能由医师使用': 'contains toxic herbs, only in the hands of a physician',
  十八反: 'the Eighteen Incompatibilities',
  十九畏: 'the Nineteen Antagonisms',
};

/** English translations of sentences in the knowledge; the others are shown in Chinese. */
export const knowledgeInEnglish: Readonly<Record<string, string>> = {
  可能增加出血: 'may increase bleeding',
  可能减弱抗凝作用: 'may weaken the anticoagulant',
  '可能改变药效，或引起不良反应':
    'may change the effect of the medicine or cause adverse reactions',
  '可能使血钾降低、血压升高': 'may lower potassium and raise blood pressure',
  '可能使血压升高、心跳加快或失常':
    'may raise blood pressure and speed up or disturb the heartbeat',
  可能引起心律失常: 'may disturb the heart rhythm',
  可能使血钾降低: 'may lower potassium',
  可能引起低血糖: 'may cause low blood sugar',
  可能生成有毒的汞盐: 'may form toxic mercury salts',
  可能妨碍药物吸收: 'may reduce absorption of the medicine',
  '可能改变药物的排出，伤肾或增加毒性':
    'may change how the body eliminates the medicine, harm the kidneys or increase toxicity',
  可能加重肝损伤: 'may worsen liver damage',
  '含碘，可能影响甲状腺用药': 'contains iodine and may affect thyroid medicines',
  大量使用时可能升高药物浓度: 'large amounts may raise the level of the medicine in the blood',
  '含酒精，同用可能出现严重的潮红、心慌、低血压':
    'contains alcohol; taken together they may cause severe flushing, palpitations and low blood pressure',
  '中成药里已含西药成分，可能重复用药':
    'the patent medicine already contains Western drugs, so the dose may be doubled',
  '会使心跳加快、血压升高，高血压、心脏病者须先问医师':
    'raises the heart rate and blood pressure; if you have high blood pressure or heart disease, ask a physician first',
  '可能伤肝，出现眼黄、尿深要立即停用并就医':
    'may harm the liver; if your eyes turn yellow or your urine dark, stop immediately and see a physician',
  '含汞、砷或铅，不可自行使用': 'contains mercury, arsenic or lead; never use it on your own',
  '含马兜铃酸，可损伤肾脏': 'contains aristolochic acid, which can damage the kidneys',
  '用量须由医师严格掌握，不可自行使用':
    'the dose must be strictly controlled by a physician; never use it on your own',
  禁用药材: 'prohibited',
  '剧毒，不可内服': 'highly toxic; never take it internally',
  '须与含马兜铃酸的品种严格区分，肾功能不好者不用':
    'must be strictly distinguished from species containing aristolochic acid; do not use with impaired kidney function',
  含乌头: 'contains aconite',
  含相反的药材: 'contains incompatible herbs',
  '急症用药，只能由医师使用': 'an emergency medicine; only a physician may use it',
  '含毒性药材，只能由医师使用': 'contains toxic herbs; only a physician may use it',
  十八反: 'the Eighteen Incompatibilities',
  十九畏: 'the Nineteen Antagonisms',
};

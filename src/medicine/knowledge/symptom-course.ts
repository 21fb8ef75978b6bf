import { broaderSymptom } from './symptom-broader.ts';
import { symptomNamed } from './symptoms.ts';

/** What is well rather than ill. */
export const isWell = /^(?:(?:纳|眠|大便|小便|精神)可|口不渴|无汗|无痰)$/u;
/** What is seen rather than felt, and what only describes, triggers or eases. */
const noCourse = new Set(['诱因', '舌']);
const descriptions = new Set(
  '得温痛减 得温痛增 得凉则舒 遇寒加重 喜按 拒按 空腹痛 得食痛减 食后痛甚 痛处固定 痛处不定 胀痛 刺痛 隐痛 灼痛 冷痛 绞痛 掣痛 酸痛 空痛 重痛 泻后痛减 泻后痛不减 块下痛减 情志不遂 喜热饮食 喜冷饮 不耐生冷 形体肥胖 易过敏 易感冒 绝经前后'.split(
    ' ',
  ),
);

/** The general symptom that a specific one belongs to: 头刺痛 and 头疼 are both 头痛. */
export function rootSymptom(symptom: string): string {
  let root = symptom;
  for (let step = 0; step < 5; step += 1) root = broaderSymptom[root] ?? root;
  return root;
}

/** Whether a symptom has a course to tell of. */
export function hasCourse(symptom: string): boolean {
  const group = symptomNamed(symptom)?.group;
  return (
    group !== undefined &&
    !noCourse.has(group) &&
    !isWell.test(symptom) &&
    !descriptions.has(symptom)
  );
}

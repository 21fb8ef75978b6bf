import { durationDays } from '../interview/duration-days.ts';
import type { SheetReading } from './sheet-reading.ts';
import {
  doctorQuestionsMax,
  sectionIds,
  type SectionId,
  type SheetLine,
  type SheetSection,
} from './sheet.ts';

/** From this many days on a complaint is worth a question about tests (a month). */
const longDays = 30;
const ownMax = 5;

/** What to ask the doctor: the person's own questions, then what a rule finds open. */
export function questionSection(
  reading: SheetReading,
  sections: readonly SheetSection[],
): SheetSection {
  const own = reading.sentences
    .filter(({ isAsking }) => isAsking)
    .slice(-ownMax)
    .map((sentence) => reading.quote(sentence, sentence, { section: 'questions', isWhole: true }));
  const ruled = rules(reading, sections).map((text, at): SheetLine => ({
    key: `${sectionIds.indexOf('questions')}-${text.length}-0-0-${at}`,
    text,
    by: 'rule',
    messageId: null,
    at: null,
  }));
  const lines = [...own, ...ruled].slice(0, doctorQuestionsMax);
  return { id: 'questions', lines, unmentioned: [] };
}

/** No word of the person's is among them: a line that is kept back stays back. */
function rules({ person }: SheetReading, sections: readonly SheetSection[]): string[] {
  const of = (id: SectionId): SheetSection | undefined =>
    sections.find((section) => section.id === id);
  const has = (id: SectionId): boolean => (of(id)?.lines.length ?? 0) > 0;
  const duration = of('complaint')?.lines.find(({ label }) => label === '病程')?.value;
  const days = duration === undefined ? undefined : durationDays(duration);
  const open = of('ten-questions')?.unmentioned ?? [];
  const isCarrying = person.pregnancy === 'yes' || person.lactation === 'yes';
  return [
    has('alarms') && '我说到的危险信号，需要马上做什么检查或处理？',
    has('complaint') && '我这种情况，最可能是什么原因？需要排除哪些病？',
    days !== undefined && days >= longDays && '这样已经有一段时间了，需要做哪些检查？',
    isCarrying && '我在孕期或哺乳期，用药和检查要注意什么？',
    (person.medicines?.length ?? 0) > 0 && '我现在用的药要不要调整？能和中药一起用吗？',
    (person.allergies?.length ?? 0) > 0 && '开药时请避开我过敏的东西，有没有相关的药要注意？',
    has('formulas') && 'AI 提到的参考方剂适合我吗？',
    !has('tongue') && !has('pulse') && has('complaint') && '舌象和脉象请您当面看一看。',
    open.length > 0 && has('complaint') && `还没有说到的：${open.join('、')}。需要我补充吗？`,
    has('complaint') && '平时饮食起居要注意什么？出现什么情况要马上再来？',
  ].filter((text): text is string => typeof text === 'string');
}

// The wording of a sheet, the same on the screen, in the PDF and in the Markdown. The sheet is in Chinese
// because it is for a doctor in China.
import type { SectionId } from '#medicine/visit-summary/sheet.ts';
import { chinaTime } from '#platform/contract/china-time.ts';
import type { VisitSummary, VisitSummaryLine, VisitSummarySection } from './contract.ts';

export const sheetTitle = '就诊小结';

/** GB 45438 requires AI and 生成 at the head and the foot. */
export const aiNotice =
  '本页由人工智能（AI）整理生成：按对话中的原话摘录，仅供就诊时参考，不是诊断，也不能替代医生面诊。';
export const aiMark = 'AI 生成 · 仅供参考';
export const wordsNotice =
  '引号内是本人在对话中写下的原话，没有改写；没有说到的写“未提及”；标注 AI 的是 AI 的推测或按规则列出的提示。';

export const sectionTitles: Readonly<Record<SectionId, string>> = {
  person: '就诊人',
  complaint: '主诉',
  alarms: '危险信号',
  course: '经过',
  'ten-questions': '十问',
  tongue: '舌象',
  pulse: '脉象',
  medicines: '用药',
  allergies: '过敏',
  pregnancy: '孕期哺乳',
  history: '既往与检查',
  others: '家人或他人',
  leaning: 'AI 的倾向',
  formulas: 'AI 提到的参考方剂',
  questions: '想问医生的问题',
};

const levelWords = {
  emergency: '可能危及生命',
  crisis: '心理危机',
  safety: '人身安全',
  urgent: '须尽快就医',
} as const;

const unmentioned = '未提及';

/** The introduction of a section, apart from its lines. */
const sectionNotes: Partial<Readonly<Record<SectionId, string>>> = {
  leaning: 'AI 的推测，未经医生确认',
  formulas: '须由执业中医师面诊后使用',
};

/** A line as shown: the words in quotation marks, preceded by the question and the source. */
function lineWords(line: VisitSummaryLine): string {
  if (line.by === 'assistant' || line.by === 'rule') return line.text;
  const words = `“${oneLine(line.text)}”`;
  const answer = line.question === undefined ? words : `问“${oneLine(line.question)}”答${words}`;
  const notes = [
    line.isDoctorsWord && '转述医生',
    line.by === 'carried' && '上一段对话',
    line.level && levelWords[line.level],
  ].filter((note) => typeof note === 'string');
  const said = notes.length === 0 ? answer : `${answer}（${notes.join('，')}）`;
  // A value identical to the quoted words is not repeated.
  const speaksForItself = line.value === undefined || line.value === line.text;
  return speaksForItself || line.label === '病程' ? said : `${line.value}，原话${said}`;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');

/** A paragraph of a section: its label and its text. */
export type SheetRow = { label: string; words: string; keys: readonly string[] };

/** Sections whose lines show their time. */
const timed: readonly SectionId[] = ['complaint', 'alarms', 'course'];

/** The paragraphs of a section; lines of one item form one paragraph. */
export function sheetRows({ id, lines, unmentioned: open }: VisitSummarySection): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const line of lines) {
    const label = labelOf(id, line);
    const last = rows.at(-1);
    const joins = id === 'ten-questions' && last?.label === label;
    if (joins && last) {
      rows[rows.length - 1] = {
        label,
        words: `${last.words}；${lineWords(line)}`,
        keys: [...last.keys, line.key],
      };
    } else rows.push({ label, words: lineWords(line), keys: [line.key] });
  }
  const note = sectionNotes[id];
  if (note !== undefined && lines.length > 0) rows.push({ label: '', words: note, keys: [] });
  if (open.length > 0) rows.push({ label: unmentioned, words: open.join('、'), keys: [] });
  else if (lines.length === 0) rows.push({ label: '', words: unmentioned, keys: [] });
  return rows;
}

function labelOf(id: SectionId, line: VisitSummaryLine): string {
  if (line.label !== undefined) return line.label;
  if (line.by === 'rule') return 'AI 提示';
  return timed.includes(id) && line.at !== null ? chinaTime(new Date(line.at)) : '';
}

/** The note about when and from what the sheet was made. */
export function originWords(sheet: Pick<VisitSummary, 'sessionId' | 'title' | 'madeAt'>): string {
  return `对话 #${sheet.sessionId}「${oneLine(sheet.title)}」 · 整理于 ${chinaTime(new Date(sheet.madeAt))}（北京时间）`;
}

export function leftOutWords(count: number): string {
  return `另有 ${count} 句话没有列出，请看原对话。`;
}

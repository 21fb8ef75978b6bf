// The wording of a sheet, the same on the screen, in the PDF and in the Markdown. The sheet is in Chinese
// because it is for a doctor in China.
import type { CoursePicture } from '#features/summary/course-schemas.ts';
import type { SectionId } from '#medicine/visit-summary/sheet.ts';
import { chinaTime } from '#platform/contract/china-time.ts';
import type { VisitSummary, VisitSummaryLine, VisitSummarySection } from './contract.ts';
import { sheetTexts as texts } from './sheet-texts.ts';

export const sheetTitle = texts.title;

/** GB 45438 requires AI and 生成 at the head and the foot. */
export const aiNotice = texts.aiNotice;
export const aiMark = texts.aiMark;
export const wordsNotice = texts.wordsNotice;

export const sectionTitles: Readonly<Record<SectionId, string>> = texts.sectionTitles;

const levelWords = texts.levels;

const unmentioned = texts.unmentioned;

/** The introduction of a section, apart from its lines. */
const sectionNotes: Partial<Readonly<Record<SectionId, string>>> = texts.sectionNotes;

/** A line as shown: the words in quotation marks, preceded by the question and the source. */
function lineWords(line: VisitSummaryLine): string {
  if (line.by === 'assistant' || line.by === 'rule') return line.text;
  if (line.by === 'kept') return texts.kept(line.text);
  const words = `“${oneLine(line.text)}”`;
  const answer =
    line.question === undefined ? words : texts.answered(oneLine(line.question), words);
  const notes = [
    line.isDoctorsWord && texts.doctorsWord,
    line.by === 'carried' && texts.carried,
    line.isReadByModel && texts.readByModel,
    line.level && levelWords[line.level],
  ].filter((note) => typeof note === 'string');
  const described = notes.length === 0 ? answer : `${answer}（${notes.join('，')}）`;
  // A value identical to the quoted words is not repeated.
  const speaksForItself = line.value === undefined || line.value === line.text;
  return speaksForItself || line.label === texts.course
    ? described
    : texts.value(line.value, described);
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');

/** A paragraph of a section: its label and its text. */
export type SheetRow = {
  label: string;
  words: string;
  keys: readonly string[];
} & Pick<VisitSummaryLine, 'lane' | 'chart'>;

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
    } else {
      const { key, lane, chart } = line;
      rows.push({
        label,
        words: lineWords(line),
        keys: [key],
        ...(lane && { lane }),
        ...(chart && { chart }),
      });
    }
  }
  const note = sectionNotes[id];
  if (note !== undefined && lines.length > 0) rows.push({ label: '', words: note, keys: [] });
  if (open.length > 0) rows.push({ label: unmentioned, words: open.join('、'), keys: [] });
  else if (lines.length === 0) rows.push({ label: '', words: unmentioned, keys: [] });
  return rows;
}

function labelOf(id: SectionId, line: VisitSummaryLine): string {
  if (line.label !== undefined) return line.label;
  if (line.by === 'rule') return texts.aiHint;
  return timed.includes(id) && line.at !== null ? chinaTime(new Date(line.at)) : '';
}

/** The note of a section about its lines, if it has one. */
export const noteOf = (id: SectionId): string => sectionNotes[id] ?? '';

/** What the lines of a course draw. */
export function drawnOf(lines: readonly VisitSummaryLine[]): CoursePicture {
  const lanes = lines.flatMap(({ lane }) => lane ?? []);
  const charts = lines.flatMap(({ chart }) => chart ?? []);
  return { lanes, charts, until: null };
}

/** The note about when and from what the sheet was made. */
export function originWords({ title, madeAt }: Pick<VisitSummary, 'title' | 'madeAt'>): string {
  return texts.origin(oneLine(title), chinaTime(new Date(madeAt)));
}

export function leftOutWords(count: number): string {
  return texts.leftOut(count);
}

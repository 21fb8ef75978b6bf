import type { VisitSummary } from '../contract.ts';
import {
  aiMark,
  aiNotice,
  leftOutWords,
  originWords,
  sectionTitles,
  sheetRows,
  sheetTitle,
  wordsNotice,
  type SheetRow,
} from '../sheet-labels.ts';

/** The sheet as Markdown, with the label of generated content in the front matter, head and foot. */
export function sheetMarkdown(summary: VisitSummary): string {
  const front = ['---', `title: ${sheetTitle}`, `AIGC: ${JSON.stringify(summary.AIGC)}`, '---'];
  const head = [`# ${sheetTitle}`, `> **${aiNotice}**`, plain(originWords(summary)), wordsNotice];
  const parts = summary.sections.map(
    (section) => `## ${sectionTitles[section.id]}\n\n${sheetRows(section).map(item).join('\n')}`,
  );
  const rest = summary.leftOut > 0 ? [leftOutWords(summary.leftOut)] : [];
  const foot = ['---', `**${aiMark}。** ${aiNotice}`];
  return `${front.join('\n')}\n\n${[...head, ...parts, ...rest, ...foot].join('\n\n')}\n`;
}

function item({ label, words }: SheetRow): string {
  return label === '' ? `- ${plain(words)}` : `- **${plain(label)}**：${plain(words)}`;
}

/** Escapes Markdown and HTML. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>~|#&]/gu, String.raw`\$&`);
}

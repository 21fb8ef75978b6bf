import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Pdf from 'pdfkit';
import type { VisitSummary, VisitSummarySection } from '../contract.ts';
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
import { drawableWith } from './drawable-text.ts';
import { aigcXmp } from './aigc-xmp.ts';
import { drawPicture } from './draw-picture.ts';
import {
  colours,
  heightOf,
  page,
  put,
  rowRoom,
  titleWidth,
  turnPage,
  width,
  type Pen,
} from './sheet-pen.ts';
import { sheetTexts as texts } from '../sheet-texts.ts';

/** Font sizes tried in order until everything fits on one page, and the size for several pages (points). */
const sizes = [10, 9.2, 8.5];
const longSize = 9.2;

type Fonts = { regular: Buffer; bold: Buffer };
let fonts: Promise<Fonts> | undefined;

/** Both weights of the Chinese font, loaded once per thread. */
function loadFonts(): Promise<Fonts> {
  fonts ??= (async () => {
    const entry = createRequire(import.meta.url).resolve('@embedpdf/fonts-sc');
    const read = (weight: string) =>
      readFile(join(dirname(entry), `../fonts/NotoSansHans-${weight}.otf`));
    const [regular, bold] = await Promise.all([read('Regular'), read('Bold')]);
    return { regular, bold };
  })();
  return fonts;
}

/**
 * Renders the sheet as a PDF with selectable text: A4, one page if possible, with the label of generated
 * content on every page, in the document information (`AIGC`) and in the XMP metadata.
 */
export async function drawSheet(summary: VisitSummary): Promise<Uint8Array> {
  const { regular, bold } = await loadFonts();
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: sheetTitle, CreationDate: new Date(summary.madeAt) },
  });
  const label = JSON.stringify(summary.AIGC);
  Object.assign(doc.info, { AIGC: label, Creator: aiMark });
  doc.appendXML(aigcXmp(label));
  doc.registerFont('regular', regular).registerFont('bold', bold);
  const drawable = drawableWith(doc.font('regular'));
  const penOf = (size: number, isDry: boolean): Pen => ({
    doc,
    size,
    isDry,
    drawable,
    y: page.top,
    pages: 1,
  });
  const size = sizes.find((each) => drawAll(penOf(each, true), summary) === 1) ?? longSize;
  drawFeet(doc, drawAll(penOf(size, false), summary), summary.AIGC.ProduceID);
  return finished(doc);
}

function finished(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.end();
  });
}

/** Draws or measures everything but the footers; returns the number of pages. */
function drawAll(pen: Pen, summary: VisitSummary): number {
  drawHead(pen, summary);
  for (const section of summary.sections) drawSection(pen, section);
  if (summary.leftOut > 0) drawParagraph(pen, leftOutWords(summary.leftOut));
  return pen.pages;
}

function drawHead(pen: Pen, summary: VisitSummary): void {
  put(pen, sheetTitle, page.side, width, { font: 'bold', size: 20 });
  pen.y += 9;
  put(pen, aiMark, page.side, width, { font: 'bold', colour: colours.muted, align: 'right' });
  pen.y += 22;
  drawParagraph(pen, originWords(summary));
  drawParagraph(pen, `${aiNotice}${wordsNotice}`);
  pen.y += 2;
}

function drawParagraph(pen: Pen, text: string): void {
  const size = pen.size - 1;
  turnPage(pen, heightOf(pen, text, width));
  pen.y += put(pen, text, page.side, width, { size, colour: colours.muted }) + 2;
}

/** The section title in its own column, with the rows beside it. */
function drawSection(pen: Pen, section: VisitSummarySection): void {
  const rows = sheetRows(section);
  const title = sectionTitles[section.id];
  const titleHeight = heightOf(pen, title, titleWidth - 8);
  turnPage(pen, 7 + Math.max(titleHeight, rows[0] ? rowHeight(pen, rows[0]) : 0));
  pen.y += 3;
  if (!pen.isDry) {
    pen.doc.moveTo(page.side, pen.y).lineTo(page.side + width, pen.y);
    pen.doc.lineWidth(0.5).strokeColor(colours.line).stroke();
  }
  pen.y += 4;
  const isDanger = section.id === 'alarms' && section.lines.length > 0;
  const colour = isDanger ? colours.danger : colours.ink;
  put(pen, title, page.side, titleWidth - 8, { font: 'bold', colour });
  const least = pen.y + titleHeight;
  const { pages } = pen;
  if (section.id === 'picture') drawPicture(pen, section);
  else for (const row of rows) drawRow(pen, row);
  if (pen.pages === pages) pen.y = Math.max(pen.y, least);
}

/** Width of the row labels (points); a time is the longest. */
function indentOf({ label }: SheetRow, size: number): number {
  if (label === '') return 0;
  return size * (/^\d{4}-/.test(label) ? 9 : 5);
}

function rowHeight(pen: Pen, row: SheetRow): number {
  return heightOf(pen, row.words, rowRoom - indentOf(row, pen.size));
}

function drawRow(pen: Pen, row: SheetRow): void {
  turnPage(pen, rowHeight(pen, row));
  const indent = indentOf(row, pen.size);
  const x = page.side + titleWidth;
  if (row.label !== '') put(pen, row.label, x, indent, { colour: colours.muted });
  pen.y += put(pen, row.words, x + indent, rowRoom - indent) + 1;
}

function drawFeet(doc: PDFKit.PDFDocument, count: number, produceId: string): void {
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    const y = page.height - page.bottom + 14;
    doc.font('regular').fontSize(7.5).fillColor(colours.muted);
    doc.text(`${aiMark} · ${texts.numberLabel} ${produceId}`, page.side, y, {
      width,
      lineBreak: false,
    });
    const number = texts.page(at + 1, count);
    doc.text(number, page.side, y, { width, align: 'right', lineBreak: false });
  }
}

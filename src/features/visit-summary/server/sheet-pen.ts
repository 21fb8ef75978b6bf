// What a sheet is written with: its page, its colours, and texts at a place.
/** Points (1/72 inch) of an A4 page. */
export const page = { width: 595.28, height: 841.89, side: 44, top: 36, bottom: 44 };
export const width = page.width - 2 * page.side;
/** Width of the section title column (points). */
export const titleWidth = 92;
const lineGap = 1;
export const colours = {
  ink: '#1d2723',
  muted: '#55605a',
  line: '#cfc6b5',
  danger: '#a02f22',
  pine: '#2f5d50',
  ochre: '#7d5416',
  paper: '#ffffff',
};
/** The room beside the titles (points). */
export const rowRoom = width - titleWidth;

export type Pen = {
  doc: PDFKit.PDFDocument;
  size: number;
  /** Only measures, without drawing. */
  isDry: boolean;
  /** Replaces characters without a glyph in the font. */
  drawable: (text: string) => string;
  y: number;
  pages: number;
};

type Style = {
  font?: 'regular' | 'bold';
  size?: number;
  colour?: string;
  align?: 'left' | 'center' | 'right';
};

/** Draws a text within a width; returns its height. */
export function put(pen: Pen, text: string, x: number, room: number, style: Style = {}): number {
  const { doc, isDry, y } = pen;
  const { font = 'regular', size = pen.size, colour = colours.ink, align } = style;
  const words = pen.drawable(text);
  const place = { width: room, lineGap, ...(align ? { align } : {}) };
  doc.font(font).fontSize(size);
  if (!isDry) doc.fillColor(colour).text(words, x, y, place);
  return doc.heightOfString(words, place);
}

export function heightOf({ doc, size, drawable }: Pen, text: string, room: number): number {
  return doc
    .font('regular')
    .fontSize(size)
    .heightOfString(drawable(text), { width: room, lineGap });
}

export function turnPage(pen: Pen, height: number): void {
  if (pen.y + height <= page.height - page.bottom) return;
  if (!pen.isDry) pen.doc.addPage();
  pen.pages += 1;
  pen.y = page.top;
}

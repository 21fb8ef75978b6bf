/** Stands for a character that the font has no picture of. */
const missingMark = '□';

type Glyphs = { hasGlyphForCodePoint: (codePoint: number) => boolean };

/**
 * Makes texts drawable with the font that a document has chosen: emoji and rare characters become a
 * box that can be seen, control characters go.
 */
export function drawableWith(doc: PDFKit.PDFDocument): (text: string) => string {
  const { font } = (doc as unknown as { _font: { font: Glyphs } })._font;
  return (text) =>
    [...text.replaceAll(/[\p{Cc}\p{Cf}\p{Variation_Selector}]+/gu, '')]
      .map((char) => (font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0) ? char : missingMark))
      .join('');
}

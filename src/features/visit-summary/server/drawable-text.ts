/** Replaces a character without a glyph in the font. */
const missingMark = '□';

type Glyphs = { hasGlyphForCodePoint: (codePoint: number) => boolean };

/**
 * Makes texts drawable with the document's current font: emoji and rare characters become a visible box,
 * control characters are removed.
 */
export function drawableWith(doc: PDFKit.PDFDocument): (text: string) => string {
  const { font } = (doc as unknown as { _font: { font: Glyphs } })._font;
  return (text) =>
    [...text.replaceAll(/[\p{Cc}\p{Cf}\p{Variation_Selector}]+/gu, '')]
      .map((char) => (font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0) ? char : missingMark))
      .join('');
}

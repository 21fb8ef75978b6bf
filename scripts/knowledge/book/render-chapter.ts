// A chapter of the book as markup.
import { rowsIn, signedCounts } from '#medicine/knowledge/book.ts';
import type {
  BookChapter,
  BookFact,
  BookPart,
  BookPiece,
  BookRow,
  BookSection,
} from '#medicine/knowledge/book.ts';
import { anchorOf, escaped } from './markup.ts';
import { texts } from './texts.ts';

/** A longer value is printed below its label. */
const besideLabelCharsMax = 60;

/** Its description, and every row once. */
export function renderChapter(chapter: BookChapter): string {
  const { id, title, note, sections } = chapter;
  const { signed, notSigned } = signedCounts(rowsIn(chapter));
  return `<section class="chapter" id="${id}">
<h2>${escaped(title)}</h2>
<p class="counts">${texts.signed} ${signed} · ${texts.notSigned} ${notSigned}</p>
<p class="note">${escaped(note)}</p>
${sections.map((section) => renderSection(id, section)).join('\n')}
</section>`;
}

function renderSection(chapter: string, { title, facts, rows }: BookSection): string {
  return `<section class="file">
${title === '' ? '' : `<h3>${escaped(title)}</h3>`}
${renderFacts(facts)}
${rows.map((row) => renderRow(chapter, row)).join('\n')}
</section>`;
}

function renderRow(chapter: string, { id, title, facts, sources, reviewer }: BookRow): string {
  const state = reviewer === undefined ? texts.notSigned : texts.signedBy(reviewer);
  return `<article id="${escaped(anchorOf(chapter, id))}" data-signed="${reviewer === undefined ? 'no' : 'yes'}">
<h4>${escaped(title)}${title === id ? '' : ` <small>${escaped(id)}</small>`}<span class="state">${escaped(state)}</span></h4>
${renderFacts(facts)}
${sources.length === 0 ? '' : `<p class="source">${texts.sources}：${escaped(sources.join('；'))}</p>`}
</article>`;
}

function renderFacts(facts: readonly BookFact[]): string {
  return facts.length === 0 ? '' : `<dl>${facts.map(renderFact).join('')}</dl>`;
}

function renderFact({ label, text, lines, parts }: BookFact): string {
  const title = `<dt>${escaped(label)}</dt>`;
  if (!text && !lines && !parts) return `<div class="flag">${title}</div>`;
  const isWide = !text || plainText(text).length > besideLabelCharsMax;
  return `<div${isWide ? ' class="wide"' : ''}>${title}<dd>${renderHeld({ text, lines })}${renderParts(parts)}</dd></div>`;
}

const plainText = (pieces: readonly BookPiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

function renderHeld({ text, lines }: Pick<BookFact, 'text' | 'lines'>): string {
  return `${text ? renderPieces(text) : ''}${lines ? list('lines', lines.map(renderPieces)) : ''}`;
}

function renderParts(parts: readonly BookPart[] | undefined): string {
  if (parts === undefined) return '';
  const items = parts.map(({ title, facts = [], ...inside }) => {
    const name = title ? `<b>${renderPieces(title)}</b> ` : '';
    return `${name}${renderHeld(inside)}${renderFacts(facts)}`;
  });
  return list('parts', items);
}

const renderPieces = (pieces: readonly BookPiece[]): string => pieces.map(renderPiece).join('');

function renderPiece(piece: BookPiece): string {
  if (typeof piece === 'string') return escaped(piece);
  const { text, chapter, row } = piece;
  return `<a href="#${encodeURIComponent(anchorOf(chapter, row))}">${escaped(text)}</a>`;
}

const list = (kind: string, items: readonly string[]): string =>
  `<ul class="${kind}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

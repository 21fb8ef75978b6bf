import { fieldOf } from './chapter.ts';
import type { Field, Fields } from './chapter.ts';
import { anchorOf, escaped } from './markup.ts';
import { texts } from './texts.ts';

/** What a row of a kind is called; nothing where it is not in the book. */
export type TitleOf = (kind: string, id: string) => string | undefined;

const spaces = /\s+/gu;
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a row, or of a part of one, as markup; what is empty is left out. */
export function renderFields(
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
  titleOf: TitleOf,
): string {
  const rendered = Object.entries(value)
    .filter(([, held]) => held !== null && held !== undefined && held !== '')
    .map(([name, held]) => renderField(held, fieldOf(fields, name), titleOf));
  return rendered.length === 0 ? '' : `<dl>${rendered.join('')}</dl>`;
}

function renderField(value: unknown, field: Field, titleOf: TitleOf): string {
  const label = escaped(field.label);
  if (value === true || value === 'yes') return `<div class="flag"><dt>${label}</dt></div>`;
  const isWide =
    !field.isEveryOf && (typeof value === 'string' ? value.length > 60 : typeof value === 'object');
  return `<div${isWide ? ' class="wide"' : ''}><dt>${label}</dt><dd>${renderValue(value, field, titleOf)}</dd></div>`;
}

function renderValue(value: unknown, field: Field, titleOf: TitleOf): string {
  if (isMap(value)) return renderParts(value, field, titleOf);
  if (!Array.isArray(value)) return renderText(String(value), field, titleOf);
  if (field.isEveryOf)
    return value.map((item) => renderText(String(item), field, titleOf)).join(texts.and);
  if (value.every((item) => !isMap(item)))
    return list(
      'lines',
      value.map((item) => renderText(String(item), field, titleOf)),
    );
  return list(
    'parts',
    value.map((item) => (isMap(item) ? renderFields(item, field.fields ?? {}, titleOf) : '')),
  );
}

/** Parts that have names: lists of words, or fields of their own. */
function renderParts(
  parts: Readonly<Record<string, unknown>>,
  field: Field,
  titleOf: TitleOf,
): string {
  return list(
    'parts',
    Object.entries(parts).map(([name, part]) => {
      const title = `<b>${renderText(name, { label: '', ...(field.names ? { names: field.names } : {}) }, titleOf)}</b>`;
      const rest = isMap(part)
        ? renderFields(part, field.fields ?? {}, titleOf)
        : renderValue(part, { label: '' }, titleOf);
      return `${title} ${rest}`;
    }),
  );
}

function renderText(text: string, field: Field, titleOf: TitleOf): string {
  if (field.codes) return escaped(field.codes[text] ?? text);
  if (field.ignoresSpaces) return escaped(text.replaceAll(spaces, ''));
  if (!field.isWords) return reference(text, field, titleOf);
  const words = text.split(spaces).filter(Boolean);
  const rendered = words.map((word) => reference(word, field, titleOf));
  if (!field.isEveryOf) return rendered.join('、');
  return rendered.length === 1 ? rendered.join('') : `（${rendered.join(texts.or)}）`;
}

function reference(word: string, { names }: Field, titleOf: TitleOf): string {
  const title = names === undefined ? undefined : titleOf(names, word);
  if (names === undefined || title === undefined) return escaped(word);
  return `<a href="#${encodeURIComponent(anchorOf(names, word))}">${escaped(title)}</a>`;
}

const list = (kind: string, items: readonly string[]): string =>
  `<ul class="${kind}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

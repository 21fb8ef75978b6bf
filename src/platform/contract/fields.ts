import * as z from 'zod/mini';
import { both, type Bilingual } from './define-texts.ts';
import { charCount, isStorable } from './chars.ts';
import { fieldTexts } from './field-texts.ts';

/** A check that fails with a bilingual text; the server's error mapper and the forms read `params.text`. */
export function checkThat<T>(isValid: (value: T) => boolean, text: Bilingual) {
  return z.refine<T>(isValid, { error: text['zh-CN'], params: { text }, abort: true });
}

export type TextBounds = {
  max: number;
  tooLong?: Bilingual;
  /** Rejects text that is empty after trimming. */
  required?: Bilingual | true;
  min?: { chars: number; text: Bilingual };
};

/** A string field: storable characters only, bounds in code points, value unchanged (never trimmed here). */
export function textField(bounds: TextBounds) {
  const { min, required } = bounds;
  const generic = (key: 'field_required' | 'field_too_long' | 'field_characters') =>
    both(fieldTexts, (t) => t[key]);
  return z.string().check(
    checkThat<string>(
      (text) => !required || text.trim() !== '',
      required === true || !required ? generic('field_required') : required,
    ),
    checkThat<string>(
      (text) => !min || charCount(text) >= min.chars,
      min?.text ?? generic('field_required'),
    ),
    // The UTF-16 length is checked first because counting the code points of a megabyte is slow.
    checkThat<string>(
      (text) => text.length <= bounds.max * 2 && charCount(text) <= bounds.max,
      bounds.tooLong ?? generic('field_too_long'),
    ),
    checkThat<string>(isStorable, generic('field_characters')),
  );
}

/** A positive id, a number in JSON. */
export const idField = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** An id in a path: decimal digits without a sign; anything else is unknown (404, API-10). */
export const idParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  // A larger number would be rounded to a different id.
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    z.int(),
  ),
);

/** A whole number in a query, with a default. */
export function intQuery(bounds: { min: number; max: number; fallback: number }) {
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/)),
      z.pipe(
        z.transform((digits: string) => Number(digits)),
        z.int().check(z.minimum(bounds.min), z.maximum(bounds.max)),
      ),
    ),
    bounds.fallback,
  );
}

import * as z from 'zod/mini';
import { hotlines, type Hotline } from '#medicine/knowledge/hotlines.ts';

const known = hotlines.map(({ id }) => id);
const numbersError = `must be name:number, separated by commas, the names among ${known.join(', ')}`;
const numberPattern = /^\s*([a-z0-9-]+):(\d[\d-]{2,19})\s*$/;

function readNumbers(text: string): [string, string][] {
  return text.split(',').map((part) => {
    const [, id = '', number = ''] = numberPattern.exec(part) ?? [];
    return [id, number];
  });
}

const numbers = z.pipe(
  z.string(),
  z.pipe(
    z.transform(readNumbers),
    z.array(z.tuple([z.string(), z.string()])).check(
      z.refine((named) => named.every(([id]) => known.some((one) => one === id)), {
        error: numbersError,
      }),
    ),
  ),
);

/** The variables about the helplines in safety replies. */
export const hotlineSettings = {
  HOTLINES: z._default(numbers, []),
  HOTLINES_CHECKED_ON: z.optional(z.iso.date({ error: 'must be a day, YYYY-MM-DD' })),
};

/** The default helplines, with the operator's numbers where configured. */
export function hotlinesFrom(given: readonly (readonly [string, string])[]): readonly Hotline[] {
  const own = new Map<string, string>(given);
  return hotlines.map((line) => ({ ...line, number: own.get(line.id) ?? line.number }));
}

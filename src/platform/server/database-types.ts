import { TypeOverrides, types } from 'pg';

const { builtins } = types;
const int8Array = 1016;
const dateArray = 1182;

/**
 * How values are parsed: int8 as a number (an error beyond the safe range), date as 'YYYY-MM-DD' (a day
 * is not an instant), the rest as the driver does it (timestamptz as Date, numeric as string, jsonb
 * parsed).
 */
export const databaseTypes = new TypeOverrides();
databaseTypes.setTypeParser(builtins.INT8, parseSafeInteger);
databaseTypes.setTypeParser(builtins.DATE, (text: string) => text);
databaseTypes.setTypeParser(int8Array, (text: string) => parseArray(text).map(parseSafeInteger));
databaseTypes.setTypeParser(dateArray, parseArray);

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number.`);
  return value;
}

/** One-dimensional arrays of elements that are never quoted and never null. */
function parseArray(text: string): string[] {
  const elements = text.slice(1, -1);
  return elements === '' ? [] : elements.split(',');
}

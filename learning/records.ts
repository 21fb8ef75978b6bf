// Reads files of one record a line, as JSON.

import { readFileSync, readdirSync } from 'node:fs';
import type { z } from 'zod';

function parse<T>(line: string, schema: z.ZodType<T>, what: string, place: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`${place} is not ${what}`, { cause });
  }
}

/** The records of all files of a folder, in the order of their names. `what` names one in errors. */
export const recordsIn = <T>(folder: URL, schema: z.ZodType<T>, what: string): T[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
      if (lines.pop() !== '') throw new Error(`${name} does not end with a line break`);
      return lines.map((line, at) => parse(line, schema, what, `${name}:${at + 1}`));
    });

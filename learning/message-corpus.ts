// Whole messages of natural length to learn from, a file for each writer.

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Message } from './messages.ts';
import { messagesIn } from './messages.ts';

const addition = z.strictObject({ text: z.string(), writer: z.string(), day: z.iso.date() });

/** All of them, in the order of the writers' names. */
export const trainingMessages = (): Message[] =>
  messagesIn(new URL('corpus/messages/train/', import.meta.url));

/** What people add that makes a danger no smaller and a trouble no greater. */
export const additions = (): string[] =>
  readFileSync(new URL('corpus/messages/additions.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => addition.parse(JSON.parse(line)).text);

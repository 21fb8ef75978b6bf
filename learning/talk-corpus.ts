// Whole conversations to work on, a file for each writer.

import type { Talk } from './talks.ts';
import { talksIn } from './talks.ts';

/** All of them, in the order of the writers' names. */
export const trainingTalks = (): Talk[] => talksIn(new URL('corpus/talks/train/', import.meta.url));

// Whole conversations by the writers for calibration: nothing is learned from them.

import type { Talk } from './talks.ts';
import { talksIn } from './talks.ts';

export const calibrationTalks = (): Talk[] =>
  talksIn(new URL('corpus/talks/calibrate/', import.meta.url));

// Whole conversations by the calibration writers: not used for training.

import type { Talk } from './talks.ts';
import { talksIn } from './talks.ts';

export const calibrationTalks = (): Talk[] =>
  talksIn(new URL('corpus/talks/calibrate/', import.meta.url));

// Chooses the limits for whole messages on the calibration writers and writes them into
// learning/model: node learning/calibrate.ts, after learning/train-messages.ts.

import { fileURLToPath } from 'node:url';
import { writeMessageLimits } from './message-manifest.ts';
import { messageLimits } from './message-limits.ts';

const limits = messageLimits();
writeMessageLimits(fileURLToPath(new URL('..', import.meta.url)), limits);
process.stdout.write(`${JSON.stringify(limits)}\nNow run node learning/evaluate.ts --record.\n`);

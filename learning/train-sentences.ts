// Learns to judge sentences of replies, chooses the limits on the calibration writer, and writes both with
// their manifest into learning/model.

import { fileURLToPath } from 'node:url';
import { readSentenceModel } from '#medicine/reply-guard/sentence-model.ts';
import { fitHeads, writeSentenceModel } from './learn-sentences.ts';
import { sha256 } from './manifest.ts';
import { sentenceLimits } from './sentence-limits.ts';
import { writeSentences } from './sentence-manifest.ts';
import { taughtSentences } from './taught-sentences.ts';

const weights = writeSentenceModel(fitHeads(taughtSentences()));
const limits = sentenceLimits(readSentenceModel(new Uint8Array(weights).buffer));
const root = fileURLToPath(new URL('..', import.meta.url));
writeSentences(root, weights, limits, new Date().toISOString().slice(0, 10));
process.stdout.write(`${sha256(weights)}\n${JSON.stringify(limits)}\n`);

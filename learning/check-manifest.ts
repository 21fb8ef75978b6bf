// Fails where the committed weights depend on a file that has changed since, and names it:
// node learning/check-manifest.ts [--all], to read all sentences of replies again instead of a sample.

import { fileURLToPath } from 'node:url';
import { manifestFaults } from './manifest.ts';
import { messageManifestFaults } from './message-manifest.ts';
import { sentenceManifestFaults } from './sentence-manifest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const faults = [
  ...manifestFaults(root),
  ...messageManifestFaults(root),
  ...sentenceManifestFaults(root, process.argv.includes('--all') ? 'taught' : 'sampled'),
];
if (faults.length > 0) {
  process.stderr.write(
    `${faults.join('\n')}\n` +
      'Where no sentence is read differently, run node learning/train.ts --rehash, which proves it;\n' +
      'otherwise train again (train.ts, train-messages.ts, calibrate.ts, train-sentences.ts): docs/decisions/072-learning-is-a-folder-of-data.md\n',
  );
  process.exitCode = 1;
}

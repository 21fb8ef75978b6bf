// Fails where the committed weights depend on a file that has changed since, and names it.

import { fileURLToPath } from 'node:url';
import { manifestFaults } from './manifest.ts';

const faults = manifestFaults(fileURLToPath(new URL('..', import.meta.url)));
if (faults.length > 0) {
  process.stderr.write(
    `${faults.join('\n')}\n` +
      'Where no sentence is read differently, run node learning/train.ts --rehash, which proves it;\n' +
      'otherwise train again: docs/decisions/072-learning-is-a-folder-of-data.md\n',
  );
  process.exitCode = 1;
}

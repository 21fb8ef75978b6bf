// `npm run admin -- …` and `npm run try-model -- …`: programs of the operator, with the settings that `npm start`
// reads. The first argument names the program.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './installation.mjs';
import { ownNode, requireNode, root, run } from './project.mjs';

requireNode();
await ensureInstalled({ withDevelopment: false });

const [name, ...words] = process.argv.slice(2);
const program = join(root, 'src', 'app', 'server', `${name}.ts`);
const settingsFile = join(root, '.env');
const settings = existsSync(settingsFile) ? [`--env-file=${settingsFile}`] : [];
const { code } = await run(ownNode, [...settings, program, ...words]);
process.exitCode = code;

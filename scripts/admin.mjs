// `npm run admin -- …`: a command of the operator, with the settings that `npm start` reads.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './installation.mjs';
import { ownNode, requireNode, root, run } from './project.mjs';

requireNode();
await ensureInstalled({ withDevelopment: false });

const program = join(root, 'src', 'app', 'server', 'admin.ts');
const settingsFile = join(root, '.env');
const settings = existsSync(settingsFile) ? [`--env-file=${settingsFile}`] : [];
const { code } = await run(ownNode, [...settings, program, ...process.argv.slice(2)]);
process.exitCode = code;

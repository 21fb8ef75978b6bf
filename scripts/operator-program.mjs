// `npm run admin -- …` and `npm run try-model -- …`: programs of the operator, with the settings that `npm start`
// reads. The first argument names the program.
import { ensureServerBuilt } from './builds.mjs';
import { ensureInstalled } from './installation.mjs';
import { ownNode, requireNode, run, stop } from './project.mjs';
import { serverArguments, serverEnvironment, settingsArguments } from './server-program.mjs';

requireNode();
await ensureInstalled({ withDevelopment: false });

const error = await ensureServerBuilt();
if (error) stop(error);

const [name, ...words] = process.argv.slice(2);
const args = [...settingsArguments(), ...serverArguments(name), ...words];
const { code } = await run(ownNode, args, { env: serverEnvironment });
process.exitCode = code;

// `npm run build`: the pages and the server. With --check nothing is built: it fails where a build is not fresh.
import { ensureServerBuilt, ensureWebBuilt, staleBuilds } from './builds.mjs';
import { stop } from './project.mjs';

const isCheck = process.argv.includes('--check');
const faults = isCheck
  ? [staleBuilds()]
  : await Promise.all([ensureWebBuilt(), ensureServerBuilt()]);
const fault = faults.filter(Boolean).join('\n');
if (fault) stop(fault);

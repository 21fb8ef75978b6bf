import { existsSync } from 'node:fs';
import { run } from './project.mjs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const debianPackages = ['chromium', 'fonts-noto-cjk'];

/**
 * Finds a Chromium for the browser tests, and on Debian as root installs one.
 * @returns {Promise<{ path?: string, missing?: string }>} missing: what to do
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM;
  if (given) {
    return existsSync(given) ? { path: given } : { missing: `CHROMIUM names no file: ${given}` };
  }
  const present = candidates.find((path) => existsSync(path));
  if (present) return { path: present };
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) return installOnDebian();
  return {
    missing:
      'The browser tests need Chromium and a Chinese font. On Debian:\n' +
      `  sudo apt-get update && sudo apt-get install -y ${debianPackages.join(' ')}\n` +
      'Elsewhere install Chromium or Chrome and set CHROMIUM to its program file.',
  };
}

async function installOnDebian() {
  process.stdout.write(`Installing ${debianPackages.join(' and ')} for the browser tests …\n`);
  const options = { output: 'kept', env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await run('apt-get', ['update'], options);
  const install = await run('apt-get', ['install', '-y', ...debianPackages], options);
  const path = candidates.find((candidate) => existsSync(candidate));
  if (install.code === 0 && path) return { path };
  return { missing: `Chromium could not be installed:\n${update.output}\n${install.output}` };
}

// `node scripts/icons.ts`: draws the icons of the installed app from the seal in
// public/favicon.svg. Run it again when the seal changes; the images are committed in public/.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '#test/browser.ts';

const publicFolder = join(import.meta.dirname, '..', 'public');
const cinnabar = '#b23a2b';
/** Everything outside the middle 80 % of a maskable icon may be cropped. */
const maskableScale = 0.72;

type Icon = { file: string; pixels: number; isFullBleed: boolean };
const icons: Icon[] = [
  { file: 'icons/seal-192.png', pixels: 192, isFullBleed: false },
  { file: 'icons/seal-512.png', pixels: 512, isFullBleed: false },
  { file: 'icons/seal-maskable-512.png', pixels: 512, isFullBleed: true },
  // iOS rounds the corners itself and shows transparency as black.
  { file: 'apple-touch-icon.png', pixels: 180, isFullBleed: true },
];

async function draw(browser: Browser, seal: string, icon: Icon): Promise<void> {
  const { pixels, isFullBleed, file } = icon;
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  const size = pixels * (isFullBleed ? maskableScale : 1);
  const ground = isFullBleed ? cinnabar : 'transparent';
  await page.setContent(
    `<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
      svg { display: block; width: ${size}px; height: ${size}px }
    </style>${seal}`,
  );
  await page.screenshot({ path: join(publicFolder, file), omitBackground: true });
  await page.close();
}

const seal = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
await mkdir(join(publicFolder, 'icons'), { recursive: true });
const browser = await launchBrowser();
try {
  for (const icon of icons) await draw(browser, seal, icon);
} finally {
  await browser.close();
}

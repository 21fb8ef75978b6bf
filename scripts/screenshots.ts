// `npm run screenshots`: takes a screenshot of every page with real content. Those in the README go
// to docs/screenshots, the others to .cache/screenshots for inspection.
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { launchBrowser } from '#test/browser.ts';
import { startModelServer } from '#test/model-server.ts';
import { signInStorage } from '#test/product-people.ts';
import { startProduct } from '#test/served-product.ts';
import { closeDatabase } from '../e2e/operator.ts';
import { makeContent } from './screenshot-content.ts';
import { scenes, type Scene, type Stage } from './screenshot-scenes.ts';
import { ensureWebBuilt } from './builds.mjs';

type Look = {
  width: 'desktop' | 'phone';
  theme: 'light' | 'dark';
  language: 'zh-CN' | 'en-US';
};

const root = join(import.meta.dirname, '..');
const cacheFolder = join(root, '.cache/screenshots');
const docsFolder = join(root, 'docs/screenshots');
/** The screenshots in the README. */
const shownInReadme = new Set(['login', 'sessions', 'chat', 'chat-phone-dark']);
const pictureBytesMax = 300_000;

const widths: Record<Look['width'], BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const looks: Look[] = (['zh-CN', 'en-US'] as const).flatMap((language) =>
  (['desktop', 'phone'] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ width, theme, language })),
  ),
);

/** `chat`, `chat-phone-dark`, `chat-phone-dark-en`: the plain name is Chinese, wide and light. */
function pictureName(scene: Scene, { width, theme, language }: Look): string {
  const parts = [scene.name];
  if (width === 'phone') parts.push('phone');
  if (theme === 'dark') parts.push('dark');
  if (language === 'en-US') parts.push('en');
  return parts.join('-');
}

async function draw(browser: Browser, stage: Stage, scene: Scene, look: Look) {
  const path = await scene.path(stage);
  const context = await browser.newContext({
    ...widths[look.width],
    baseURL: stage.url,
    colorScheme: look.theme,
    locale: look.language,
    timezoneId: 'Asia/Shanghai',
  });
  const person = scene.person?.(stage.content);
  const stored = person ? signInStorage(person, !scene.hasNotAgreed) : [];
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [['language', look.language] as [string, string], ...stored],
  );
  const page = await context.newPage();
  await scene.prepare?.(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await scene.arrange?.(page);
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  const name = pictureName(scene, look);
  const folder = shownInReadme.has(name) ? docsFolder : cacheFolder;
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  await context.close();
  stage.models.release();
  const { size } = await stat(file);
  const remark = size > pictureBytesMax ? `  more than ${pictureBytesMax / 1000} kB` : '';
  console.log(`${file.slice(root.length + 1)}  ${Math.round(size / 1000)} kB${remark}`);
}

/** Command-line arguments choose scenes by name; none means all. */
const asked = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => asked.length === 0 || asked.includes(name));

const error = await ensureWebBuilt();
if (error) throw new Error(error);
await mkdir(cacheFolder, { recursive: true });
await mkdir(docsFolder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'xingwen-screenshots-'));
const models = await startModelServer();
const scripted = { value: 'scripted', label: '演练模型', baseUrl: models.url, model: 'scripted' };
const product = await startProduct({
  DATA_DIR: dataDir,
  DEMO: 'off',
  FREE_MESSAGES: '60',
  MODELS: JSON.stringify([scripted]),
});
const browser = await launchBrowser();
try {
  const stage = { url: product.url, models, content: await makeContent({ product, dataDir }) };
  for (const scene of chosen) {
    for (const look of looks) {
      if (look.language === 'en-US' && !scene.isBilingual) continue;
      await draw(browser, stage, scene, look);
    }
  }
} finally {
  await browser.close();
  models.release();
  await closeDatabase({ dataDir });
  await product.stop();
  await models.stop();
  await rm(dataDir, { recursive: true });
}

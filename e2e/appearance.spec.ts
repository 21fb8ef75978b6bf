import type { Page } from '@playwright/test';
import { openChat } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

const darkPaper = 'rgb(20, 24, 22)';
const lightPaper = 'rgb(246, 242, 233)';

const paper = (page: Page) => page.locator('html');

/** Records the background of every frame that has a body. */
const watchFrames = `
  window.seenBackgrounds = [];
  const look = () => {
    if (document.body) window.seenBackgrounds.push(getComputedStyle(document.documentElement).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

test('the dark theme persists after a reload and applies from the first frame', async ({
  signedIn: page,
}) => {
  await page.goto('/settings');
  await expect(paper(page)).toHaveCSS('background-color', lightPaper);
  await page.getByLabel('外观').selectOption('深色');
  await expect(paper(page)).toHaveCSS('background-color', darkPaper);
  await page.addInitScript(watchFrames);
  await page.reload();
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible();
  await expect(page.getByLabel('外观')).toHaveValue('dark');
  const backgrounds = await page.evaluate<string[]>('window.seenBackgrounds');
  expect([...new Set(backgrounds)]).toEqual([darkPaper]);
});

test('the light theme stays light on a dark system @desktop', async ({ signedIn: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  await page.getByLabel('外观').selectOption('浅色');
  await page.reload();
  await expect(paper(page)).toHaveCSS('background-color', lightPaper);
});

test('the automatic theme follows the system at once', async ({ signedIn: page }) => {
  await page.goto('/settings');
  await expect(page.getByLabel('外观')).toHaveValue('auto');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(paper(page)).toHaveCSS('background-color', darkPaper);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(paper(page)).toHaveCSS('background-color', lightPaper);
});

test('the language changes the whole page at once and persists after a reload @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, 'Headache');
  await page.goto('/settings');
  await page.getByLabel('语言').selectOption('English');
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expectNoChinese(page);
  }
  await openChatInEnglish(page, id);
  await expectNoChinese(page);
  await page.goto('/sessions');
  await expect(page.getByRole('heading', { name: 'My conversations' })).toBeVisible();
  await expectNoChinese(page);
  await page.goto('/settings');
  await page.getByLabel('Language').selectOption('简体中文');
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible();
  await openChat(page, id);
});

test('large type enlarges the text and nothing overflows the page @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '大字'.repeat(20));
  await page.goto('/settings');
  await page.getByRole('switch', { name: '大字' }).click();
  for (const path of ['/settings', '/sessions', `/chat/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
    const over = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(over).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sessions');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /剩余/ })).toBeInViewport({ ratio: 1 });
  await expect(header.getByRole('button', { name: /^账户菜单/ })).toBeInViewport({ ratio: 1 });
});

async function openChatInEnglish(page: Page, id: number): Promise<void> {
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
}

/**
 * Only names stay Chinese: the brand, its seal, the other language, the model's own name; and what is marked as
 * Chinese, the words that a starter sends.
 */
async function expectNoChinese(page: Page): Promise<void> {
  const names = /杏问|杏|简体中文|演练模型|演练服务/g;
  const english = async (): Promise<string> => {
    const marked = await page.locator('body [lang="zh-CN"]').allInnerTexts();
    const text = await page.locator('body').innerText();
    return marked.reduce((rest, words) => rest.replace(words, ''), text).replaceAll(names, '');
  };
  await expect.poll(english).not.toMatch(/\p{Script=Han}/u);
  const labels = () =>
    page.evaluate<string[]>(
      "[document.title, ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) => ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''))]",
    );
  await expect
    .poll(async () => (await labels()).join('\n').replaceAll(names, ''))
    .not.toMatch(/\p{Script=Han}/u);
}

import type { Locator, Page } from '@playwright/test';
import { isPhone } from './chat.ts';
import { expect } from './fixtures.ts';

export const panel = (page: Page): Locator => page.getByRole('complementary', { name: '我的情况' });
export const toggle = (page: Page): Locator => page.getByRole('button', { name: '我的情况' });

/** On a phone the summary is a box under a button; beside a wide conversation it is open. */
export async function openPanel(page: Page): Promise<void> {
  if (isPhone(page)) await toggle(page).click();
  await expect(panel(page)).toBeVisible();
}

/** On a phone the box covers the conversation. */
export async function closePanel(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await panel(page).getByRole('button', { name: '收起我的情况' }).click();
  await expect(panel(page)).toBeHidden();
}

/** A part of the summary. */
export const section = (page: Page, name: string): Locator =>
  panel(page).getByRole('region', { name, exact: true });

/** Opens a line of the summary and returns the words that it is based on. */
export async function openLine(page: Page, part: string, line: string | RegExp): Promise<Locator> {
  const item = section(page, part).getByRole('listitem').filter({ hasText: line });
  await item.getByRole('button').click();
  await expect(item.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  return item.getByRole('figure');
}

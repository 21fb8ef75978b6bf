import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isFull } from '../test/full.ts';
import { expect } from './fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Themes differ only in colours, and token-contrast.test.ts checks those of both. */
const themes = isFull ? (['dark', 'light'] as const) : (['light'] as const);

/** Expects no accessibility violation in the page's current state; leaves it in the light theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    if (themes.length > 1) await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, nodes }) => ({
      [`${colorScheme} ${id}`]: nodes.map(({ html, any, all }) => [
        html,
        ...[...any, ...all].map(({ message }) => message),
      ]),
    }));
    expect(found).toEqual([]);
  }
}

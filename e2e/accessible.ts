import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { isFull } from '../test/full.ts';
import { expect } from './fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Themes differ only in colours, and token-contrast.test.ts checks those of both. */
const themes = isFull ? (['dark', 'light'] as const) : (['light'] as const);

/** Expects no accessibility violation in the page's current state; leaves it in the light theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe would need to run in each frame.
  expect(page.frames()).toHaveLength(1);
  for (const colorScheme of themes) {
    if (themes.length > 1) await page.emulateMedia({ colorScheme });
    const violations = await violationsOf(page);
    const found = violations.map(({ id, nodes }) => ({
      [`${colorScheme} ${id}`]: nodes.map(({ html, any, all }) => [
        html,
        ...[...any, ...all].map(({ message }) => message),
      ]),
    }));
    expect(found).toEqual([]);
  }
}

/** Runs axe in the page itself: its package for Playwright opens a second page for each run. */
async function violationsOf(page: Page): Promise<axe.Result[]> {
  const options: axe.RunOptions = { runOnly: rules, resultTypes: ['violations'] };
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe.source}; undefined`);
  return page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then((all) => all.violations)`,
  );
}

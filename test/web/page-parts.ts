import { act, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';

/** What is said at once, on the page or to a screen reader alone: the first alert with these words. */
export const findAlert = (words: string): Promise<HTMLElement> =>
  waitFor(() => {
    const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')];
    const found = alerts.find(({ textContent }) => textContent.includes(words));
    if (!found) throw new Error(`no alert says ${words}`);
    return found;
  });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Nothing is painted here: token-contrast.test.ts and the stories see the colours. */
const unseen = { 'color-contrast': { enabled: false } };

/** No violation as the page is now. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await act(() => axe.run(document, { runOnly: rules, rules: unseen }));
  const found = violations.map(({ id, nodes }) => ({ [id]: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}

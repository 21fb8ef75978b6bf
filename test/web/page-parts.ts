import { act, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';

/** An announcement, visible or for screen readers only: the first alert with this text. */
export const findAlert = (words: string): Promise<HTMLElement> =>
  waitFor(() => {
    const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')];
    const found = alerts.find(({ textContent }) => textContent.includes(words));
    if (!found) throw new Error(`no alert with the text ${words}`);
    return found;
  });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** There is no layout here: token-contrast.test.ts checks the colours, the browser tests these and the sizes. */
const unseen = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };
/** Describes nothing that is in order. */
const resultTypes: axe.resultGroups[] = ['violations'];

/** Expects no accessibility violation in the page's current state. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await act(() =>
    axe.run(document, { runOnly: rules, rules: unseen, resultTypes }),
  );
  const found = violations.map(({ id, nodes }) => ({ [id]: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}

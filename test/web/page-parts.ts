import { waitFor } from '@testing-library/react';

/** What is said at once, on the page or to a screen reader alone: the first alert with these words. */
export const findAlert = (words: string): Promise<HTMLElement> =>
  waitFor(() => {
    const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')];
    const found = alerts.find(({ textContent }) => textContent.includes(words));
    if (!found) throw new Error(`no alert says ${words}`);
    return found;
  });

/** For a field that appears after a press: it takes the focus. */
export const focusAtFirst = (field: HTMLElement | null): void => field?.focus();

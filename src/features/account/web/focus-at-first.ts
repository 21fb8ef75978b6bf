/** For the field to begin with where it appears after a press: it takes the focus. */
export const focusAtFirst = (field: HTMLElement | null): void => field?.focus();

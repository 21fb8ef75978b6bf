import { draftsKey, outboxKey } from './drafts.ts';
import { moveOwnWords } from './own-words.ts';
import { createSwitch } from './switch-preference.ts';

const move = (): void => moveOwnWords([draftsKey, outboxKey]);

/** Drafts survive a reload; off, they live as long as the page does. */
export const autoSave = createSwitch('autoSave', 'on', move);

/** Titles and previews in lists show after a press, tabs carry no title, no draft stays on the device. */
export const privacyMode = createSwitch('privacyMode', 'off', move);

/** Passing notices of success; what failed and what can be undone is always said. */
export const notices = createSwitch('notifications', 'on');

/** Whether the reasoning of an answer is unfolded at first. */
export const reasoningExpanded = createSwitch('reasoningExpanded', 'off');

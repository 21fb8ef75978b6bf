import { draftsKey, outboxKey } from './drafts.ts';
import { moveOwnTexts } from './own-texts.ts';
import { createSwitch } from './switch-preference.ts';

const move = (): void => moveOwnTexts([draftsKey, outboxKey]);

/** Drafts survive a reload; when off, they last as long as the page. */
export const autoSave = createSwitch('autoSave', 'on', move);

/**
 * Privacy mode: titles and previews are hidden until pressed, tabs have no title, no draft stays on
 * the device.
 */
export const privacyMode = createSwitch('privacyMode', 'off', move);

/** Notifications of success; failures and undoable actions are always shown. */
export const notices = createSwitch('notifications', 'on');

/** Whether the reasoning of an answer is expanded at first. */
export const reasoningExpanded = createSwitch('reasoningExpanded', 'off');

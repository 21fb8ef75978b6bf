import { createSwitch } from '#platform/web/switch-preference.ts';

/** Whether the user of this device has agreed to where its browser sends recordings; requested once. */
export const browserVoiceConsent = createSwitch('browserVoice', 'off');

import { createSwitch } from '#platform/web/switch-preference.ts';

/** Whether this device has been told where its browser sends recordings, and agreed; asked once. */
export const browserVoiceConsent = createSwitch('browserVoice', 'off');

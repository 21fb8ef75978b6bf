/** One recording is as much as a message takes, and a minute is long to speak. */
export const recordingMsMax = 60_000;

/** A minute of speech at the rate that we record, and room for browsers that choose their own. */
export const audioBytesMax = 1_000_000;
export const recordingBitsPerSecond = 32_000;

/** What browsers record, without the names of codecs; the transcription server gets the same. */
export const audioTypes = [
  'audio/webm',
  'audio/ogg',
  'audio/mp4',
  'audio/mpeg',
  'audio/wav',
] as const;
export type AudioType = (typeof audioTypes)[number];

/** The receiver's id in the ledger of consents, apart from that of conversations (decision 086). */
export const voiceSubject = (receiverId: string): string => `${voicePrefix}${receiverId}`;
export const voicePrefix = 'voice:';

/** Why nothing was read of a file. */
export type Unreadable = 'otherType' | 'tooLarge' | 'locked' | 'broken' | 'noText';

export class UnreadableFile extends Error {
  constructor(
    readonly why: Unreadable,
    cause?: unknown,
  ) {
    super(`nothing was read of the file: ${why}`, { cause });
  }
}

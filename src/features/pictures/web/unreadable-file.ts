/** Why nothing was read of a file. */
export type Unreadable =
  | 'otherType'
  | 'heic'
  | 'tooLarge'
  | 'locked'
  | 'broken'
  | 'noText'
  | 'notLoaded'
  | 'tooSlow';

export class UnreadableFile extends Error {
  readonly why: Unreadable;

  constructor(why: Unreadable, cause?: unknown) {
    super(`nothing was read of the file: ${why}`, { cause });
    this.why = why;
  }
}

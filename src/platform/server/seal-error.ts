/** What was sealed cannot be opened; the message says why. */
export class SealError extends Error {
  override name = 'SealError';
}

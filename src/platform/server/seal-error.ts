/** A sealed file cannot be opened; the message gives the reason. */
export class SealError extends Error {
  override name = 'SealError';
}

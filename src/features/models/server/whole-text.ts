/**
 * Makes text storable while it streams: drops NUL, the mark of undecodable bytes and halves of
 * surrogate pairs. A pair that was cut between two pieces is put together again.
 */
export function createWholeText(): (piece: string) => string {
  let heldHalf = '';
  return (piece) => {
    const text = heldHalf + piece;
    heldHalf = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '';
    return text
      .slice(0, text.length - heldHalf.length)
      .toWellFormed()
      .replaceAll('\u0000', '')
      .replaceAll('\uFFFD', '');
  };
}

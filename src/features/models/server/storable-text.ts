/**
 * Makes streamed text storable: drops NUL, replacement characters and lone surrogates. A surrogate pair
 * split between two pieces is rejoined.
 */
export function createStorableText(): (piece: string) => string {
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

const pieceBytes = 32_768;

/** The bytes in base64; in pieces, because arguments of a call are limited. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    binary += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  }
  return btoa(binary);
}

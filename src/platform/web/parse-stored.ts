/** Parses a stored JSON text; null when it is absent or invalid. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null; // not ours, or truncated
  }
}

/** The value of a stored JSON text; null where there is none, or none that can be read. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null; // not ours, or cut short
  }
}

/** Remembers the results for the last `sizeMax` texts. */
export function boundedCache<T>(sizeMax: number): (text: string, make: (text: string) => T) => T {
  const held = new Map<string, T>();
  return (text, make) => {
    const known = held.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (held.size >= sizeMax) {
      const oldest = held.keys().next();
      if (oldest.done !== true) held.delete(oldest.value);
    }
    held.set(text, made);
    return made;
  };
}

/** Measures the parts of a check, which may run in parallel, and lists them. */
export function createTimedParts() {
  const begun = performance.now();
  const parts = [];
  return {
    /** Runs a part and records its duration. */
    async time(name, work) {
      const start = performance.now();
      try {
        return await work();
      } finally {
        parts.push({ name, ms: performance.now() - start });
      }
    },
    /** A line for each part in the order in which they ended, then the total. */
    table() {
      const all = [
        ...parts,
        { name: 'all, some beside each other', ms: performance.now() - begun },
      ];
      const widest = Math.max(...all.map(({ name }) => name.length));
      return all
        .map(({ name, ms }) => `${name.padEnd(widest)}  ${(ms / 1000).toFixed(0).padStart(5)} s`)
        .join('\n');
    },
  };
}

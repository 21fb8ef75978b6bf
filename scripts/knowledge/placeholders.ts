const placeholder = /\{(\w+)\}/gu;

/** What of the `{name}`s in texts nothing fills in. */
export function placeholderFaults(
  texts: readonly string[],
  known: readonly string[],
): { path: string[]; message: string }[] {
  const named = texts.flatMap((one) => [...one.matchAll(placeholder)]);
  return named.flatMap(([, name = '']) =>
    known.includes(name) ? [] : [{ path: ['text'], message: `nothing fills in {${name}}` }],
  );
}

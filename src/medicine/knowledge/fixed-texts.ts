/** A text that a physician signs, with `{name}` filled in from `values`. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (part, name: string) => values[name] ?? part);
}

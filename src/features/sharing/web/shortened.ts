/** The beginning of a text, with an ellipsis where something was cut; counts code points. */
export function shortened(text: string, charsMax: number): string {
  const characters = Array.from(text);
  if (characters.length <= charsMax) return text;
  return `${characters.slice(0, charsMax - 1).join('')}…`;
}

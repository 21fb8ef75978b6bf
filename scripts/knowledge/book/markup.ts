const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text, escaped for markup or for a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '');
}

/** The anchor of a row. */
export const anchorOf = (kind: string, id: string): string => `${kind}:${id.replaceAll(' ', '_')}`;

export type ShortcutKey = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
  /** The key is held down. */
  readonly repeat?: boolean;
};

/** Elements in which a key is text instead of a command; `role` is the element's role attribute. */
export type KeyPlace = {
  readonly tagName: string;
  readonly isContentEditable: boolean;
  readonly role: string | null;
};

const typingTags: ReadonlySet<string> = new Set(['INPUT', 'TEXTAREA', 'SELECT']);
const typingRoles: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'combobox', 'menuitem']);

/** The shortcut of a key, or null: none while typing, composing, repeating, or with a modifier. */
export function shortcutOf(event: ShortcutKey, place: KeyPlace | null): string | null {
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (place && isTyping(place)) return null;
  return event.key;
}

function isTyping(place: KeyPlace): boolean {
  return (
    place.isContentEditable ||
    typingTags.has(place.tagName) ||
    (place.role !== null && typingRoles.has(place.role))
  );
}

const allowed = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;
const controlCharacter = /\p{Cc}/u;

/**
 * The address if a link may lead there: web, mail, telephone, this page, this site. Otherwise
 * undefined: `javascript:`, `data:`, `//host`, and addresses with control characters, which
 * browsers ignore when they parse them.
 */
export function safeLink(url: string): string | undefined {
  const trimmed = url.trim();
  return allowed.test(trimmed) && !controlCharacter.test(trimmed) ? trimmed : undefined;
}

const allowed = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;
const controlCharacter = /\p{Cc}/u;

/**
 * The address when a link may lead there: the web, mail, telephone, this page, this site.
 * Everything else is undefined: javascript:, data:, //host, and addresses with control characters,
 * which browsers leave out when they read them.
 */
export function safeLink(url: string): string | undefined {
  const trimmed = url.trim();
  return allowed.test(trimmed) && !controlCharacter.test(trimmed) ? trimmed : undefined;
}

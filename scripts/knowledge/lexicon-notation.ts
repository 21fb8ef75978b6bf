// The reduced notation of lexicon forms (decision 070). Written for people who read phrases: a bracket
// never captures, {list.id} matches any form of that list, …4 for up to four characters between.

/** What separates clauses; a gap never reaches over it. */
const clauseMarks = String.raw`，。；！？\n`;

const tokens =
  /(?<escape>\\[pP]\{[^}]*\}|\\k<\w+>|\\.)|(?<class>\[(?:\\.|[^\]\\])*\])|\{(?<reference>[a-z][\w.-]*)\}|…(?<gap>\d*)|(?<named>\(\?<\w+>)|(?<look>\(\?<?[=!])|(?<needless>\(\?:)|(?<open>\()|(?<close>\))|(?<choice>\|)/gu;

/**
 * Translates a form to the source of a regular expression (flag u).
 * @param sourceOf the alternation of a referenced list
 * @throws Error that explains what is wrong, in the writer's terms
 */
export function formSource(form: string, sourceOf: (list: string) => string): string {
  let depth = 0;
  const source = form.replaceAll(tokens, (token, ...rest) => {
    const found = rest.at(-1) as Record<string, string | undefined>;
    if (found['reference'] !== undefined) return sourceOf(found['reference']);
    if (found['gap'] !== undefined) return gapSource(found['gap']);
    if (found['escape'] !== undefined) return escapeSource(token);
    if (found['needless'] !== undefined) throw new Error('write ( for (?:; no bracket captures');
    if (found['choice'] !== undefined && depth === 0)
      throw new Error('one alternative a line: | is allowed only in brackets');
    if (token.startsWith('(')) depth += 1;
    if (token === ')') depth -= 1;
    return found['open'] === undefined ? token : '(?:';
  });
  try {
    void new RegExp(source, 'u');
  } catch (error) {
    throw new Error(`no regular expression: ${(error as Error).message}`, { cause: error });
  }
  return source;
}

function gapSource(chars: string): string {
  if (chars === '') throw new Error('… needs the number of characters that it may reach over');
  return `[^${clauseMarks}]{0,${chars}}?`;
}

function escapeSource(escape: string): string {
  if (/^\\\d/u.test(escape))
    throw new Error(
      `${escape}: a group is captured and referred to by its name, (?<name>…) \\k<name>`,
    );
  return escape;
}

const expansionsMax = 3000;

/**
 * The parts of a form in order, each with its alternatives: `(肚子|肚)痛` is two parts.
 * @throws when a bracket is left open.
 */
export function formParts(form: string): string[][] {
  const parts: string[][] = [];
  let at = 0;
  while (at < form.length) {
    const open = form.indexOf('(', at);
    const plain = open === -1 ? form.slice(at) : form.slice(at, open);
    if (plain !== '') {
      if (plain.includes(')') || plain.includes('|')) throw new Error(`Bad form: ${form}`);
      parts.push([plain]);
    }
    if (open === -1) break;
    const close = form.indexOf(')', open);
    const group = form.slice(open + 1, close);
    if (close === -1 || group.includes('(')) throw new Error(`Bad form: ${form}`);
    parts.push(group.split('|'));
    at = close + 1;
  }
  return parts;
}

/**
 * Writes out a form with alternatives: `(肚子|肚)(有|)痛` becomes four plain strings. Groups may not
 * be nested and an empty alternative makes the group optional. Gap marks are not handled here:
 * `a~b` (up to four other characters of the clause between) and `a~~b` (up to eight of the
 * sentence) are split before.
 * @throws when a bracket is left open or the form stands for more than 3,000 strings.
 */
export function expandForm(form: string): string[] {
  let done = [''];
  for (const choices of formParts(form)) {
    done = done.flatMap((head) => choices.map((choice) => head + choice));
    if (done.length > expansionsMax) throw new Error(`Form too wide: ${form}`);
  }
  return done.filter((text) => text !== '');
}

/**
 * Cuts a form at its gap mark.
 * @throws when it has more than one.
 */
export function cutForm(form: string): { head: string; tail: string | undefined } {
  const [head = '', tail, ...rest] = form.split(/~{1,2}/u);
  if (rest.length > 0) throw new Error(`More than one gap: ${form}`);
  return { head, tail };
}

/** Statements of a process that each connection caches parsed and planned. */
const namedMax = 400;
/** Texts that are counted; then the counts start over. */
const countedMax = 2_000;
/** A statement is named from this use on: one with a list of its own length may never be repeated. */
const usesMin = 3;

/** Which name a statement has, by which a connection finds its plan; undefined for one that is sent whole. */
export type StatementNames = {
  nameOf: (text: string) => string | undefined;
  /** Plans made under the name no longer fit: the statement gets another one. */
  rename: (text: string) => void;
};

/** Sends every statement whole: another session may run it the next time. */
export const nameless: StatementNames = { nameOf: () => undefined, rename: () => undefined };

/** Names repeated statements, as many as connections can cache. */
export function nameStatements(): StatementNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  let made = 0;
  const give = (text: string): string => {
    const name = `s${made}`;
    made += 1;
    names.set(text, name);
    return name;
  };
  return {
    nameOf(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= namedMax) return name;
      const count = (uses.get(text) ?? 0) + 1;
      if (count < usesMin) {
        if (uses.size >= countedMax) uses.clear();
        uses.set(text, count);
        return undefined;
      }
      uses.delete(text);
      return give(text);
    },
    rename: (text) => void give(text),
  };
}

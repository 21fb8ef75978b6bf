/** Words that the logic looks for, as `npm run knowledge` compiles them: alternatives of a regular expression. */
export type WordList = {
  /** An alternation that captures nothing. */
  source: string;
  /** The forms of a list of plain words. */
  words: readonly string[];
  regExp: (flags?: string) => RegExp;
};

const notation = /[()[\]{}|\\^$?*+.]/u;

function wordList(id: string, forms: readonly string[]): WordList {
  const source = `(?:${forms.join('|')})`;
  return {
    source,
    get words() {
      const pattern = forms.find((form) => notation.test(form));
      if (pattern !== undefined) throw new Error(`${id} is no list of plain words: ${pattern}`);
      return forms;
    },
    regExp: (flags = 'u') => new RegExp(source, flags),
  };
}

/** The lists of one compiled topic, by their ids: `lexicon(time)['time.ago'].regExp()`. */
export function lexicon<Id extends string>(
  compiled: Readonly<Record<Id, readonly string[]>>,
): Readonly<Record<Id, WordList>> {
  const lists = Object.entries<readonly string[]>(compiled).map(
    ([id, forms]): [string, WordList] => [id, wordList(id, forms)],
  );
  return Object.fromEntries(lists) as Record<Id, WordList>;
}

import rows from '../compiled/drugs.json' with { type: 'json' };

/** A class of western medicines with the names people write. */
export type DrugClass = {
  name: string;
  /** What a person may write: generic names, common brand-free names, the class itself. */
  words: readonly string[];
  reviewer?: string;
};

export const drugClasses: readonly DrugClass[] = rows;

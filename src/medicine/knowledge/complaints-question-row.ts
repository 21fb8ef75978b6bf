/** One answer that can be tapped, and what it says. */
export type Option = {
  label: string;
  present: readonly string[];
  absent: readonly string[];
};

/** A question that separates patterns; asked only when what it covers is not known yet. */
export type Question = {
  id: string;
  text: string;
  options: readonly Option[];
  /** Symptoms that, once told, leave nothing to ask. */
  toldBy?: readonly string[];
  /** It lists independent signs: known ones are left out, the rest is still asked. */
  isList?: true;
  /** What it takes for granted: it is asked only where one of these was told. */
  onlyIf?: readonly string[];
};

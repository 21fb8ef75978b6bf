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
};

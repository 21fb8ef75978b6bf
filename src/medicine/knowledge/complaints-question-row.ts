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

/** An answer with its signs as words between spaces. */
export function option(label: string, present: string, absent = ''): Option {
  return { label, present: words(present), absent: words(absent) };
}

/** The options, and the answer that denies all that they say. */
export function none(label: string, options: readonly Option[]): readonly Option[] {
  const all = [...new Set(options.flatMap(({ present }) => present))];
  return [...options, { label, present: [], absent: all }];
}

/** Splits a row's words at spaces. */
function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

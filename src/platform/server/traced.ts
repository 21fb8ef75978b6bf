/** The attributes of a span: names and numbers of the program, never a person's id or words. */
export type SpanFacts = Readonly<Record<string, string | number>>;
/** Runs `work` as a span, a part of the span that it is called in; `note` adds what is known later. */
export type Traced = <T>(
  name: string,
  facts: SpanFacts,
  work: (note: (facts: SpanFacts) => void) => Promise<T>,
) => Promise<T>;

const untraced: Traced = (_name, _facts, work) => work(() => undefined);
let current: Traced = untraced;

/** A span where tracing has been started, else only the work. What `work` throws is passed on. */
export const traced: Traced = (name, facts, work) => current(name, facts, work);

/** Replaces what `traced` does; null ends it. */
export function setTraced(how: Traced | null): void {
  current = how ?? untraced;
}

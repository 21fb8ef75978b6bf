type Call = { description: string; signal: AbortSignal | null | undefined };

const calls = new Set<Call>();

/** Counts the call as open until it has an answer, fails or is aborted. */
export function trackCall<T>(
  description: string,
  answer: Promise<T>,
  signal: AbortSignal | null | undefined,
): Promise<T> {
  const call = { description, signal };
  calls.add(call);
  return answer.finally(() => calls.delete(call));
}

/** The calls that still wait for an answer. */
export const openCalls = (): string[] =>
  [...calls].filter(({ signal }) => !signal?.aborted).map(({ description }) => description);

export const forgetCalls = (): void => calls.clear();

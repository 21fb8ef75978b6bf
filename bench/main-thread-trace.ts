type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: wall time, and time spent by the thread itself. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

export type LongestTask = { clockMs: number; threadMs: number };

/**
 * The longest task of the busiest main thread in a browser trace: in wall time, which a busy
 * machine stretches, and in thread time.
 */
export function longestTask(trace: string): LongestTask {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasksOf = (main: TraceEvent): TraceEvent[] =>
    traceEvents.filter(({ name, ph, pid, tid }) => {
      return name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid;
    });
  const busiest = mains.map(tasksOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (busiest.length === 0) throw new Error('the trace holds no task of a page');
  const longest = (pick: (task: TraceEvent) => number | undefined): number =>
    busiest.reduce((most, task) => Math.max(most, (pick(task) ?? 0) / 1000), 0);
  return { clockMs: longest(({ dur }) => dur), threadMs: longest(({ tdur }) => tdur) };
}

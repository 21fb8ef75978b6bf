type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, wall time, and time spent by the thread itself. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: Partial<EventTiming> };
};
/** Milliseconds by the page's clock. */
type EventTiming = {
  interactionId: number;
  duration: number;
  timeStamp: number;
  commitFinishTime: number;
};

export type LongestTask = { clockMs: number; threadMs: number };

/**
 * The longest task of the busiest main thread in a browser trace: in wall time, which a busy
 * machine stretches, and in thread time.
 */
export function longestTask(trace: string): LongestTask {
  const busiest = tasksOfPage(eventsIn(trace));
  const longest = (pick: (task: TraceEvent) => number | undefined): number =>
    busiest.reduce((most, task) => Math.max(most, (pick(task) ?? 0) / 1000), 0);
  return { clockMs: longest(({ dur }) => dur), threadMs: longest(({ tdur }) => tdur) };
}

/**
 * Each interaction in a browser trace: from the input to the frame that shows it by the clock, and what the main thread
 * itself spent on all its tasks from the input until it handed that frame over.
 */
export function interactionsIn(trace: string): { clockMs: number; threadMs: number }[] {
  const events = eventsIn(trace);
  const tasks = tasksOfPage(events);
  const timed = events.flatMap(({ name, ph, ts, args }) => {
    const {
      interactionId = 0,
      duration = 0,
      timeStamp = 0,
      commitFinishTime = 0,
    } = args?.data ?? {};
    if (name !== 'EventTiming' || ph !== 'b' || interactionId === 0) return [];
    const end = ts + (commitFinishTime - timeStamp) * 1000;
    return [{ interactionId, clockMs: duration, threadMs: threadMsBetween(tasks, ts, end) }];
  });
  return [...Map.groupBy(timed, ({ interactionId }) => interactionId).values()].map((of) => ({
    clockMs: Math.max(...of.map(({ clockMs }) => clockMs)),
    threadMs: Math.max(...of.map(({ threadMs }) => threadMs)),
  }));
}

const eventsIn = (trace: string): TraceEvent[] =>
  (JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents;

function tasksOfPage(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasksOf = (main: TraceEvent): TraceEvent[] =>
    events.filter(({ name, ph, pid, tid }) => {
      return name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid;
    });
  const busiest = mains.map(tasksOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (busiest.length === 0) throw new Error('the trace holds no task of a page');
  return busiest;
}

/** A task that lies partly between the two counts by that part. */
function threadMsBetween(tasks: readonly TraceEvent[], start: number, end: number): number {
  return tasks.reduce((sum, { ts, dur = 0, tdur = 0 }) => {
    const within = Math.min(end, ts + dur) - Math.max(start, ts);
    return within > 0 ? sum + ((tdur / 1000) * within) / dur : sum;
  }, 0);
}

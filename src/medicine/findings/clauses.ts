export type Clauses = {
  /** For each place, where its clause starts and ends (separator excluded). */
  clauseStart: Int32Array;
  clauseEnd: Int32Array;
  /** For each place, where its sentence starts and ends. */
  sentenceStart: Int32Array;
  sentenceEnd: Int32Array;
};

const clauseBreaks = '，；：。！？…\n\r~';
const sentenceBreaks = '。！？\n\r';

function fill(text: string, breaks: string): [Int32Array, Int32Array] {
  const starts = new Int32Array(text.length + 1);
  const ends = new Int32Array(text.length + 1);
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    starts[at] = start;
    if (at < text.length && breaks.includes(text.charAt(at))) start = at + 1;
  }
  let end = text.length;
  for (let at = text.length; at >= 0; at -= 1) {
    if (at < text.length && breaks.includes(text.charAt(at))) end = at;
    ends[at] = end;
  }
  return [starts, ends];
}

/** Cuts a normalised text into clauses and sentences. The list comma 、 cuts neither. */
export function cutClauses(text: string): Clauses {
  const [clauseStart, clauseEnd] = fill(text, clauseBreaks);
  const [sentenceStart, sentenceEnd] = fill(text, sentenceBreaks);
  return { clauseStart, clauseEnd, sentenceStart, sentenceEnd };
}

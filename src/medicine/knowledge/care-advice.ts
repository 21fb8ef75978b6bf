import rows from '../compiled/care-advice.json' with { type: 'json' };
import { filled } from './fixed-texts.ts';

type CareId =
  | 'because'
  | 'emergency'
  | 'within-day-or-now'
  | 'within-day'
  | 'visit'
  | 'watch'
  | 'no-need'
  | 'may-be-danger'
  | 'needs-examination'
  | 'temperature'
  | 'told'
  | 'find-out-first'
  | 'such-case'
  | 'one-unclear'
  | 'this-unclear'
  | 'several-unclear'
  | 'lasting'
  | 'lasting-since'
  | 'kind-needs-visit'
  | 'old'
  | 'child'
  | 'no-sign-not-long'
  | 'no-sign'
  | 'nothing-told'
  | 'call-now-if'
  | 'go-soon-if'
  | 'with-summary'
  | 'daily';
type CareRow = { id: string; text: string; atLeast?: number; below?: number };

const byId: ReadonlyMap<string, CareRow> = new Map(rows.map((row) => [row.id, row]));

/** What the advice on how soon to see somebody says, with `{name}` filled in from `values`. */
export function careText(id: CareId, values: Readonly<Record<string, string>> = {}): string {
  return filled(rowOf(id).text, values);
}

/** The number from which on, or below which, a reason counts, in the unit of its row. */
export function careLimit(id: 'temperature' | 'old' | 'child'): number {
  const { atLeast, below } = rowOf(id);
  const limit = atLeast ?? below;
  if (limit === undefined) throw new Error(`No limit in the care advice ${id}`);
  return limit;
}

function rowOf(id: CareId): CareRow {
  const row = byId.get(id);
  if (row === undefined) throw new Error(`No care advice ${id}`);
  return row;
}

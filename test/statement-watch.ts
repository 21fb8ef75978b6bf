// Every statement that the product sends in tests is planned once more, and its plan held against docs/scaling.md: a
// person's rows are looked for by their person, and no statement reads a person's tables and local ones.
import { PostgresQueryCompiler, sql, type KyselyPlugin } from 'kysely';
import type { Database, Executor } from '#platform/server/database.ts';
import { acrossPeople, distribution } from './table-distribution.ts';

/** Those of this worker, whichever test file sent them. */
const checked = new Set<string>();
const waiting = new Set<string>();

const compiler = new PostgresQueryCompiler();
const note: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const text = compiler.compileQuery(node, queryId).sql;
    if (!checked.has(text)) waiting.add(text);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

/** The same database for the product, whose statements are noted. */
export function watchStatements<T extends Database>(database: T): T {
  const [db, reserved, heartbeats] = [database.db, database.reserved, database.heartbeats].map(
    (each) => each.withPlugin(note),
  ) as [Executor, Executor, Executor];
  return { ...database, db, reserved, heartbeats, readOnly: (work) => work(db) };
}

/** Throws where one of the statements that were noted reaches over. */
export async function checkStatements(db: Executor): Promise<void> {
  const texts = [...waiting];
  waiting.clear();
  const faults: string[] = [];
  for (const text of texts) {
    checked.add(text);
    faults.push(...(await faultsOf(db, text)).map((fault) => `${fault}:\n${text}`));
  }
  if (faults.length > 0) throw new Error(`Not as docs/scaling.md says:\n${faults.join('\n')}`);
}

type Plan = { [key: string]: unknown; Plans?: Plan[] };
type Scan = { table: string; alias: string; isInsert: boolean };

/** What is wrong with a statement. */
export async function faultsOf(db: Executor, text: string): Promise<string[]> {
  const { rows } = await sql<{
    'QUERY PLAN': { Plan: Plan }[];
  }>`explain (generic_plan, verbose, format json)
    ${sql.raw(text)}`.execute(db);
  const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0]?.Plan);
  const scans = nodes.flatMap(scanOf);
  const kinds = new Set(scans.map(({ table }) => distribution.get(table)));
  const faults = new Set<string>();
  if (kinds.has('person') && kinds.has('local')) {
    const tables = new Set(scans.map(({ table }) => table));
    faults.add(`Reaches over, among ${[...tables].join(', ')}`);
  }
  const plain = text.replaceAll(/\s+/g, ' ');
  if (acrossPeople.some((words) => plain.includes(words))) return [...faults];
  const conditions = nodes.flatMap(conditionsOf).join('\n');
  for (const { table, alias, isInsert } of scans) {
    if (distribution.get(table) !== 'person' || isInsert) continue;
    if (!conditions.includes(`${alias}.user_id`)) faults.add(`Names no person of ${table}`);
  }
  return [...faults];
}

function nodesOf(plan: Plan | undefined): Plan[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : [];
}

function scanOf(node: Plan): Scan[] {
  const { 'Relation Name': table, Alias: alias, Schema: schema, Operation: operation } = node;
  if (typeof table !== 'string' || schema !== 'public') return [];
  return [{ table, alias: String(alias), isInsert: operation === 'Insert' }];
}

function conditionsOf(node: Plan): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    /(?:Cond|Filter)$/.test(key) ? [String(value)] : [],
  );
}

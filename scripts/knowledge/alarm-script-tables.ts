// The texts after an alarm, by group of danger signs, and the answers that groups share.
import { z } from 'zod';

import { alarmQuestions } from '#medicine/knowledge/alarm-script-row.ts';
import { doseIn } from './dose-in.ts';
import { alarmLevels } from './danger-tables.ts';
import { present, refer, repeated, reviewer, sourceList, text } from './columns.ts';
import { placeholderFaults } from './placeholders.ts';
import type { Problem } from './problem.ts';
import type { CompiledRow, Table } from './table.ts';

const filledIn = ['emergency', 'police', 'sms', 'psychological', 'youth', 'women'];
/** The id of a shared answer. */
const sharedId = /^[a-z]+\.[a-z-]+$/u;

/** A sentence of a script: no amount of a medicine belongs in it. */
const sentence = text.refine((said) => doseIn(said) === undefined, 'a script names no dose');
const sentences = z.array(sentence).min(1).max(4);

const answer = z
  .strictObject({ id: text.regex(sharedId), text: sentence, source: sourceList, reviewer })
  .transform(({ id, text: said }) => ({ id, text: said }));
type AnswerRow = z.infer<typeof answer>;

const script = z
  .strictObject({
    id: text,
    /** Whether the script of another danger goes before it. */
    givesWay: z.literal(true).optional(),
    waiting: sentences,
    avoid: sentences,
    way: sentences,
    tell: sentences,
    answers: z.partialRecord(z.enum(alarmQuestions), sentence).default({}),
    source: sourceList,
    reviewer,
  })
  .transform((row) => present({ ...row, source: undefined, reviewer: undefined }));
type ScriptRow = z.infer<typeof script>;

const parts = ['waiting', 'avoid', 'way', 'tell'] as const;

function wrongAnswers({ answers }: ScriptRow) {
  return Object.entries(answers).flatMap(([question, said]) =>
    sharedId.test(said) && !said.startsWith(`${question}.`)
      ? [{ path: ['answers', question], message: `${said} answers another question` }]
      : [],
  );
}

/** Every question has an answer at every level of alarm. */
function missingAnswers(rows: readonly CompiledRow[]): Problem[] {
  const ids = new Set(rows.map(({ row }) => row.id));
  const needed = alarmQuestions.flatMap((question) =>
    alarmLevels.map((level) => `${question}.${level}`),
  );
  const file = rows[0]?.row.file;
  if (file === undefined) return [];
  return needed
    .filter((id) => !ids.has(id))
    .map((id) => ({ file, line: 1, message: `no answer ${id}` }));
}

function unknownAnswers(rows: readonly CompiledRow[]): Problem[] {
  return rows.flatMap(({ row }) => {
    const question = row.id.split('.')[0] ?? '';
    if (alarmQuestions.some((known) => known === question)) return [];
    return [{ file: row.file, line: row.lineOf(), message: `${row.id}: no such question` }];
  });
}

export const alarmScriptTables: readonly Table[] = [
  {
    name: 'alarm-answers',
    files: /\/alarm-answers\.yaml$/u,
    row: answer,
    check: ({ text: said }: AnswerRow) => placeholderFaults([said], filledIn),
    checkAll: (rows) => [...missingAnswers(rows), ...unknownAnswers(rows)],
  },
  {
    name: 'alarm-scripts',
    files: /\/alarm-scripts\/[^/]+\.yaml$/u,
    row: script,
    references: ({ id, answers }: ScriptRow) => [
      ...refer('red-flags', [id]),
      ...Object.entries(answers).flatMap(([question, said]) =>
        sharedId.test(said) ? refer('alarm-answers', [said], 'answers', question) : [],
      ),
    ],
    check: (row: ScriptRow) => [
      ...wrongAnswers(row),
      ...parts.flatMap((part) => repeated(row[part], part)),
      ...placeholderFaults(
        [...parts.flatMap((part) => row[part]), ...Object.values(row.answers)],
        filledIn,
      ),
    ],
  },
];

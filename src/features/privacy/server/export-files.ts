import { aigcLabel } from '#platform/contract/aigc-label.ts';
import { languages, type Language } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import { chinaTime } from '#platform/contract/china-time.ts';
import { readMessages, readOwnRows, readSessions, type ExportedSession } from './export-store.ts';
import { exportTexts } from './export-texts.ts';
import { exportedTables, type ExportedTable } from './exported-tables.ts';
import { pageName, sessionList, sessionPage } from './session-page.ts';
import type { ZipFile } from './zip-stream.ts';

export type Export = {
  db: Executor;
  userId: number;
  language: Language;
  now: Date;
  brand: string;
  newId: () => string;
  aigcProducer: string;
};

/** The files of an export, generated one by one with a page of rows in memory. */
export async function* exportFiles(asked: Export): AsyncGenerator<ZipFile> {
  const { db, userId, language, now, brand } = asked;
  const time = chinaTime(now);
  yield {
    name: 'README.md',
    pieces: once(languages.map((each) => exportTexts[each].readMe(brand, time)).join('\n---\n\n')),
  };
  yield {
    name: 'conversations/list.html',
    pieces: sessionList(readSessions(db, userId), { language, now }),
  };
  for await (const page of readSessions(db, userId)) {
    for (const session of page) yield conversation(asked, session);
  }
  for (const table of exportedTables) {
    yield { name: `data/${table.table}.json`, pieces: tableJson(asked, table) };
  }
}

function conversation(asked: Export, session: ExportedSession): ZipFile {
  const { db, userId, language } = asked;
  const messages = readMessages(db, { userId, sessionId: session.id });
  const label = labelFor(asked);
  return {
    name: `conversations/${pageName(session)}`,
    pieces: sessionPage(session, messages, { language, label }),
  };
}

/** `{"AIGC": …, "table": …, "rows": […]}`, with the label if the table contains generated text. */
async function* tableJson(asked: Export, table: ExportedTable): AsyncGenerator<string> {
  const label = table.isGenerated ? `"AIGC":${JSON.stringify(labelFor(asked))},\n` : '';
  yield `{${label}"table":"${table.table}",\n"rows":[`;
  let before = '\n';
  for await (const rows of readOwnRows(asked.db, table, asked.userId)) {
    yield before + rows.join(',\n');
    before = ',\n';
  }
  yield '\n]}\n';
}

const labelFor = ({ aigcProducer, newId }: Export) => aigcLabel(aigcProducer, newId());

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

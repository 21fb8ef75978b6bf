// `node scripts/decision-index.ts` writes docs/decisions/README.md from the heads of the records;
// `--check` only tests whether it is up to date and every record has a head.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const folder = join(import.meta.dirname, '../docs/decisions');
const indexFile = join(folder, 'README.md');
const head =
  /^# (?<number>\d{3}) · (?<title>.+)\n\nDate: (?<date>\d{4}-\d{2}-\d{2}) · Status: (?<status>.+?) · Superseded by: (?<by>.+)\n/;

function row(name: string): string {
  const found = head.exec(readFileSync(join(folder, name), 'utf8'))?.groups;
  if (!found || found['number'] !== name.slice(0, 3)) {
    throw new Error(
      `docs/decisions/${name} does not begin with its number, title, date and status`,
    );
  }
  const { number, title, date, status, by } = found;
  return `| [${number}](${name}) | ${title} | ${date} | ${status} | ${by} |`;
}

const records = readdirSync(folder)
  .filter((name) => /^\d{3}-/.test(name))
  .toSorted();
const text = `# Decisions

Generated from the heads of the records by \`node scripts/decision-index.ts\`; do not edit.

A record holds one choice that others could question. It states what was decided on its day.
Later changes are dated amendments at its end; a record that no longer holds, or holds in part,
names the one that supersedes it. A new record takes the next number and begins with its title and
the line of date, status and successor.

| Number | Title | Date | Status | Superseded by |
| --- | --- | --- | --- | --- |
${records.map(row).join('\n')}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(indexFile, 'utf8') !== text) {
    console.error('docs/decisions/README.md is stale: run node scripts/decision-index.ts');
    process.exitCode = 1;
  }
} else {
  writeFileSync(indexFile, text);
}

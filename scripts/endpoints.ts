// `npm run endpoints` writes docs/endpoints.md from the contracts; `--check` only tests whether it
// is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { endpoints } from '#app/server/endpoints.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

const file = join(import.meta.dirname, '../docs/endpoints.md');

function row([name, endpoint]: [string, Endpoint]): string {
  const { method, path, access, summary } = endpoint;
  return `| ${method} | \`${path}\` | ${access} | \`${name}\` | ${summary} |`;
}

const calls = Object.entries(endpoints as Record<string, Endpoint>);
const text = `# Endpoints

Generated from the contracts by \`npm run endpoints\`; do not edit. Schemas, replies and failures: \`/api/openapi.json\`.

Access: *public* anyone · *signed-in* an account · *agreed* an account that accepted the agreement in force · *staff*.

| Method | Path | Access | Name | What it does |
| --- | --- | --- | --- | --- |
${calls.map(row).join('\n')}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('docs/endpoints.md is stale: run npm run endpoints');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
}

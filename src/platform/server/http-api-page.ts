import type { FastifyInstance } from 'fastify';
import type { Endpoints } from '#platform/contract/endpoint.ts';
import { openApiDocument } from './openapi.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function page(endpoints: Endpoints): string {
  const rows = Object.entries(endpoints)
    .map(
      ([name, { method, path, access, summary }]) =>
        `<tr><td><code>${method}</code></td><td><code>${escaped(path)}</code></td><td>${name}</td>` +
        `<td>${access}</td><td>${escaped(summary)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>杏问 API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>杏问 API</h1><p>Schemas, replies and failures: <a href="/api/openapi.json">openapi.json</a></p>
<table><thead><tr><th>Method</th><th>Path</th><th>Name</th><th>Access</th><th>What it does</th></tr></thead>
<tbody>
${rows}
</tbody></table></main></body></html>`;
}

const sheet = `:root{color-scheme:light dark}body{font:16px/1.6 sans-serif;margin:2rem;
background:light-dark(#f6f2e9,#141816);color:light-dark(#22302b,#e9e4d8)}
a{color:light-dark(#2f5d50,#7fb8a2)}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid light-dark(#ddd4c2,#343b36)}`;

/** Serves `/api/openapi.json` and the page that lists the calls, both generated from the contract. */
export function mountApiPage(app: FastifyInstance, endpoints: Endpoints, version: string): void {
  let document: string | undefined;
  const html = page(endpoints);
  app.get('/api/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints, version));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(html));
  app.get('/api/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(sheet));
}

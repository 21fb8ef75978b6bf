// The minimal list: a token is checked, one statement asked, its rows sent. A separate program: the database is in its
// environment, the key of the tokens its argument, and it prints where it listens.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import process from 'node:process';
import { Pool } from 'pg';

const key = process.argv[2] ?? '';
const pool = new Pool({ max: 10 });

/** The account in a token; null where it is not ours. */
function accountIn(token: string): string | null {
  const [account = '', signature = ''] = token.split('.');
  const signed = createHmac('sha256', key).update(account).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === signed.length && timingSafeEqual(given, signed) ? account : null;
}

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const account = accountIn(incoming.headers.authorization?.slice('Bearer '.length) ?? '');
  if (account === null) {
    response.writeHead(401).end();
    return;
  }
  const text = `select * from session where user_id = $1 and deleted_at is null
    order by updated_at desc, id desc limit 12`;
  const { rows } = await pool.query({ name: 'list', text, values: [account] });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(rows));
}

const server = createServer((incoming, response) => void answer(incoming, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') {
    console.log(`http://127.0.0.1:${address.port}`);
  }
});

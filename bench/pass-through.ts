// The minimal relay: every request goes to the model server and its answer straight back. A
// separate program: its address is the argument, and it prints where it listens.
import { createServer, request } from 'node:http';
import process from 'node:process';

const upstream = process.argv[2] ?? '';

const server = createServer((incoming, response) => {
  const headers = { 'content-type': 'application/json' };
  const outgoing = request(`${upstream}/chat/completions`, { method: 'POST', headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, { 'content-type': 'text/event-stream' });
    reply.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') {
    console.log(`http://127.0.0.1:${address.port}`);
  }
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server received of one recording. */
type SeenRecording = {
  path: string;
  authorization: string | undefined;
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: Uint8Array };
};

type ScriptedAnswer = { status?: number; headers?: Record<string, string>; body: string };

/** A real server with OpenAI's format of transcriptions on a free local port. */
export type TranscriptionServer = {
  /** The base URL, to be configured unchanged. */
  url: string;
  recordings: SeenRecording[];
  /** The next recordings get this answer. */
  answer: (answer: ScriptedAnswer) => void;
  /** The next recordings become this text. */
  hear: (text: string) => void;
  stop: () => Promise<void>;
};

export async function startTranscriptionServer(): Promise<TranscriptionServer> {
  const recordings: SeenRecording[] = [];
  let next: ScriptedAnswer = { body: '{"text":""}' };
  const reply = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    recordings.push(await readRecording(incoming));
    response.writeHead(next.status ?? 200, next.headers).end(next.body);
  };
  const server = createServer((incoming, response) => {
    void reply(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    recordings,
    answer: (answer) => {
      next = answer;
    },
    hear: (text) => {
      next = { body: JSON.stringify({ text }) };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRecording(incoming: IncomingMessage): Promise<SeenRecording> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('no recording was sent');
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization,
    fields: Object.fromEntries(fields) as Record<string, string>,
    file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) },
  };
}

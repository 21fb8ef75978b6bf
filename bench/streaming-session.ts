import { startModelServer } from '#test/model-server.ts';
import { textReply } from '#test/model-server-replies.ts';
import { makePerson, makeSession, sendMessage, type TestAccount } from '#test/product-people.ts';
import { startBenchProduct } from './bench-product.ts';

export const longChars = 6_000;
export const piecesPerSecond = 100;
const pieceChars = 10;

/** The texts that make the scripted model send its long answer, at full pace and as fast as most models write. */
export const askForLong = '请您详细说说';
export const askForSlow = '请您慢慢地详细说说';
const slowPiecesPerSecond = 30;
const slowPieceChars = 3;

const paragraph =
  '您说的这些，比较像**脾胃虚寒**：遇冷加重、喜温喜按、大便偏稀，都指向中焦阳气不足。\n\n' +
  '- 三餐定时，少吃生冷\n- 腹部保暖，睡前热敷\n- 若出现黑便或剧痛，请马上就医\n\n' +
  '| 表现 | 说明 |\n| --- | --- |\n| 隐痛 | 多属虚 |\n| 喜温 | 多属寒 |\n\n';
const longAnswer = paragraph.repeat(Math.ceil(longChars / paragraph.length)).slice(0, longChars);

function longReply(chars: number, perSecond: number) {
  const pieces = longAnswer.match(new RegExp(`[^]{1,${chars}}`, 'g')) ?? [];
  return textReply(pieces.flatMap((piece) => [piece, { waitMs: 1000 / perSecond }]));
}

export type StreamingSession = {
  url: string;
  person: TestAccount;
  sessionId: number;
  stop: () => Promise<void>;
};

/**
 * A product whose model streams at a steady pace, and a session with room for `sends` more
 * messages.
 */
export async function startStreamingSession(
  sends: number,
  messages = 200,
): Promise<StreamingSession> {
  const models = await startModelServer();
  models.scriptByMessage((last) => {
    if (last.includes(askForLong)) return longReply(pieceChars, piecesPerSecond);
    if (last.includes(askForSlow)) return longReply(slowPieceChars, slowPiecesPerSecond);
    return textReply([paragraph]);
  });
  const scripted = { value: 'scripted', label: 'Scripted', baseUrl: models.url, model: 'scripted' };
  const { product, stop } = await startBenchProduct({
    // More messages than any user sends in an hour.
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
    MODELS: JSON.stringify([scripted]),
  });
  const { url } = product;
  const person = await makePerson(url, 'streaming');
  const sessionId = await makeSession(url, person, 'bench');
  for (let stored = 0; stored + 2 * sends < messages; stored += 2) {
    await (await sendMessage(url, person, { sessionId, content: `第${stored}句：胃隐痛` })).text();
  }
  return {
    url,
    person,
    sessionId,
    stop: async () => {
      await stop();
      await models.stop();
    },
  };
}

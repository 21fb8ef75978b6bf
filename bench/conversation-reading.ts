// `node bench/conversation-reading.ts`: what reading a conversation before a reply costs the
// sender, and how long it blocks everyone else (the longest delay of the event loop).
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { safetyReader } from '#features/messages/server/consultation-safety.ts';
import { createReadingThread } from '#features/messages/server/reading-thread.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { localOrder, localReader, warmUpMedicine } from '../src/app/server/consult-locally.ts';

const sentences = [
  '头疼三天，怕冷，晚上睡不着，没有发烧。',
  '胃口不太好，吃完饭胀得慌，大便有点稀。',
  '昨天开始嗓子疼，咳嗽有黄痰，口干。',
  '最近压力大，心烦，容易生气，月经推迟了五天。',
  '我今年三十四岁，女，没有怀孕，对青霉素过敏。',
  '血压一百四九十，吃着缬沙坦。',
];
const messages = 199;
const loopDelayResolutionMs = 5;

function words(seed: number, chars: number): string {
  let text = '';
  for (let at = seed; text.length < chars; at += 1 + (at % 5)) {
    text += `${sentences[at % sentences.length]}第${at}回。`;
  }
  return text.slice(0, chars);
}

const talk = (chars: number): Turn[] =>
  Array.from({ length: messages }, (_, n) =>
    n % 2 === 0
      ? { role: 'user', content: words(n, chars) }
      : { role: 'assistant', content: `您说的这些我记下了（${n}）。大便怎么样，干还是稀？` },
  );

const thread = createReadingThread();

async function send(turns: readonly Turn[]): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: loopDelayResolutionMs });
  delay.enable();
  const from = performance.now();
  const spent = process.threadCpuUsage();
  const safety = await thread.read(1, safetyReader, { turns, profile: {}, hotlines });
  const order = localOrder(turns, safety.known, new Date(), hotlines);
  await thread.read(null, localReader, order);
  const tookMs = performance.now() - from;
  const { user, system } = process.threadCpuUsage(spent);
  delay.disable();
  const heldUpMs = Math.max(0, delay.max / 1e6 - loopDelayResolutionMs);
  const cpuMs = (user + system) / 1000;
  return (
    `reply begins after ${tookMs.toFixed(0)} ms; of the event loop: ` +
    `${cpuMs.toFixed(0)} ms of CPU in all, held up ${heldUpMs.toFixed(0)} ms by the clock at most`
  );
}

warmUpMedicine();
for (const chars of [40, 400, 2_000]) {
  const turns = talk(chars);
  console.log(`${messages} messages, ${chars} characters each of the person's`);
  console.log(`  first reading     ${await send(turns)}`);
  console.log(
    `  next message      ${await send([...turns.slice(0, -1), ...talk(chars - 1).slice(-1)])}`,
  );
  const from = performance.now();
  safetyReader.read({ turns, profile: {}, hotlines });
  console.log(
    `  read at once, cold: ${(performance.now() - from).toFixed(0)} ms of the event loop`,
  );
}
await thread.close();

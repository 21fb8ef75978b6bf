import { launchBrowser } from '#test/browser.ts';
import { kiloBytes, pageKiloBytesMax, weighPage, type PageWeight } from '#test/page-weight.ts';
import { makePerson, makeSession, sendMessage, signInStorage } from '#test/product-people.ts';
import type { Figure } from './figure.ts';

/** Bytes received when the page first renders: /login, and a conversation with one message. */
export async function measurePageWeight(url: string): Promise<Figure[]> {
  const person = await makePerson(url, 'reading');
  const sessionId = await makeSession(url, person, 'bench');
  const sent = { sessionId, content: '昨天起嗓子痛，有点咳嗽。', model: 'local' };
  await (await sendMessage(url, person, sent)).text();
  const chat = { path: `/chat/${sessionId}`, stored: signInStorage(person) };
  const browser = await launchBrowser();
  try {
    return [
      figureOf('/login', pageKiloBytesMax.login, await weighPage(browser, url, login)),
      figureOf('/chat/…', pageKiloBytesMax.chat, await weighPage(browser, url, chat)),
    ];
  } finally {
    await browser.close();
  }
}

const login = { path: '/login', stored: [] };

function figureOf(page: string, kiloBytesMax: number, { before, all }: PageWeight): Figure {
  const scripts = before.filter(({ name }) => name.endsWith('.js'));
  const styles = before.filter(({ name }) => name.endsWith('.css'));
  return {
    what: `Bytes to the first paint of ${page}`,
    figure: `${kiloBytes(before).toFixed(1)} kB`,
    target: `≤ ${kiloBytesMax} kB`,
    note:
      `${before.length} requests, bodies as sent: scripts ${kiloBytes(scripts).toFixed(1)}, ` +
      `styles ${kiloBytes(styles).toFixed(1)}; ${kiloBytes(all).toFixed(1)} kB when all have arrived`,
  };
}

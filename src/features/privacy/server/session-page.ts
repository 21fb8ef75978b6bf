import type { AigcLabel } from '#platform/contract/aigc-label.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { chinaTime } from '#platform/contract/china-time.ts';
import type { ExportedMessage, ExportedSession } from './export-store.ts';
import { exportTexts } from './export-texts.ts';

type Words = (typeof exportTexts)['zh-CN'];

/** The file name of a conversation's page, relative to the list. */
export const pageName = ({ id }: { id: number }): string => `${id}.html`;

/**
 * A conversation as a self-contained page: text only, without markup, scripts or external resources. The
 * label of generated content is in its head, at its beginning, at its end and on each reply.
 */
export async function* sessionPage(
  session: ExportedSession,
  messages: AsyncIterable<ExportedMessage[]>,
  { language, label }: { language: Language; label: AigcLabel },
): AsyncGenerator<string> {
  const texts = exportTexts[language];
  yield pageHead(session.title, language, label);
  yield `<h1>${plain(session.title)}</h1>\n<p class="quiet">${plain(factsOf(session, texts))}</p>\n`;
  yield `<p class="notice">${plain(texts.aiNotice)}</p>\n`;
  for await (const page of messages) {
    yield page.map((message) => messageHtml(message, texts)).join('');
  }
  yield `<p class="notice">${plain(texts.aiNotice)}</p>\n</body>\n</html>\n`;
}

/** The list of all conversations, each with a link to its page. */
export async function* sessionList(
  sessions: AsyncIterable<ExportedSession[]>,
  { language, now }: { language: Language; now: Date },
): AsyncGenerator<string> {
  const texts = exportTexts[language];
  yield pageHead(texts.listTitle, language, null);
  yield `<h1>${plain(texts.listTitle)}</h1>\n<p class="quiet">${plain(texts.exportedAt(chinaTime(now)))}</p>\n`;
  let isEmpty = true;
  for await (const page of sessions) {
    isEmpty = false;
    yield page
      .map(
        (session) =>
          `<p><a href="${pageName(session)}">${plain(session.title)}</a><br><span class="quiet">${plain(factsOf(session, texts))}</span></p>\n`,
      )
      .join('');
  }
  yield `${isEmpty ? `<p>${plain(texts.noConversations)}</p>\n` : ''}</body>\n</html>\n`;
}

function factsOf({ id, status, createdAt, deletedAt }: ExportedSession, texts: Words): string {
  const state = status === 'completed' ? texts.completed : texts.ongoing;
  return [`#${id}`, texts.begun(chinaTime(createdAt)), deletedAt ? texts.deleted : state].join(
    ' · ',
  );
}

function messageHtml(message: ExportedMessage, texts: Words): string {
  const { content, reasoning, warning } = message;
  const parts = [
    `<h2>${plain(headingOf(message, texts))}</h2>`,
    reasoning === ''
      ? ''
      : `<details><summary>${plain(texts.reasoning)}</summary><div class="text">${plain(reasoning)}</div></details>`,
    warning === null || warning === ''
      ? ''
      : `<p class="notice">${plain(`${texts.warning}：${warning}`)}</p>`,
    `<div class="text">${plain(content)}</div>`,
  ];
  return `<section class="${message.role === 'user' ? 'person' : 'reply'}">${parts.join('\n')}</section>\n`;
}

function headingOf({ role, isSummary, status, model, createdAt }: ExportedMessage, texts: Words) {
  const speaker = role === 'user' ? texts.person : role === 'system' ? texts.system : texts.aiMark;
  const states: Readonly<Record<string, string>> = {
    cancelled: texts.cancelled,
    interrupted: texts.interrupted,
    failed: texts.failed,
  };
  const facts = [
    isSummary ? `${texts.summary}（${texts.aiMark}）` : speaker,
    ...(model === null ? [] : [model]),
    chinaTime(createdAt),
  ];
  return `${facts.join(' · ')}${states[status] ?? ''}`;
}

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif;color:#222;background:#fff}' +
  'h1{font-size:1.5rem}h2{font-size:.9rem;font-weight:400;color:#555;margin:0}' +
  'section{margin:1rem 0;padding:.75rem 1rem;border:1px solid #ddd;border-radius:.5rem}' +
  '.person{background:#f4f1ea}.text{white-space:pre-wrap;overflow-wrap:anywhere}' +
  '.quiet{color:#555}.notice{padding:.5rem .75rem;border-left:3px solid #b5523b;color:#444}';

function pageHead(title: string, language: Language, label: AigcLabel | null): string {
  const meta = label
    ? `<meta name="AIGC" content="${plain(JSON.stringify({ AIGC: label }))}">\n`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${meta}<title>${plain(title)}</title>
<style>${style}</style>
</head>
<body>
`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
function plain(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => escapes[char] ?? char);
}

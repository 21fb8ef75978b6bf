import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#platform/contract/app-error.ts';
import { languageOf } from '#platform/contract/define-texts.ts';
import { tooManyTexts } from '#platform/contract/too-many-texts.ts';
import { contentSecurityPolicyWithStyle } from './http-security-headers.ts';

/** Inline, because a client over its limit cannot load stylesheets either. Values match styles.css. */
const style = `
:root { color-scheme: light dark; font-size: 100%; }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center;
  gap: 1rem; padding: 1.5rem; box-sizing: border-box; text-align: center; line-height: 1.75;
  background: light-dark(#f6f2e9, #141816); color: light-dark(#22302b, #e9e4d8);
  font-family: 'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Microsoft YaHei UI',
    'Noto Sans CJK SC', sans-serif; }
h1 { margin: 0; font-size: 1.625rem; line-height: 1.4;
  font-family: 'Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', 'STSong', serif; }
p { margin: 0; text-wrap: balance; color: light-dark(#5f6b64, #a5ada6); }
a { margin-top: 0.5rem; min-height: 2.75rem; padding: 0 1.25rem; box-sizing: border-box;
  display: inline-flex; align-items: center; border-radius: 10px; text-decoration: none;
  background: light-dark(#2f5d50, #7fb8a2); color: light-dark(#fffdf8, #10231d); }
a:hover { background: light-dark(#244a40, #94c8b4); }
a:focus-visible { outline: 2px solid light-dark(#2f5d50, #7fb8a2); outline-offset: 2px; }
`;
const policy = contentSecurityPolicyWithStyle(style);

/** Whether a browser is opening a page; scripts accept anything or JSON. */
export function isPageNavigation(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** Sends the page that is shown after too many requests, with the time to try again. */
export function sendTooManyPage(
  refusal: AppError,
  waitSeconds: number,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const language = languageOf(request.headers['accept-language']);
  const texts = tooManyTexts[language];
  void reply
    .status(refusal.status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'retry-after': String(waitSeconds),
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${style}</style>
</head>
<body>
<h1>${texts.title}</h1>
<p>${texts.reason}<br>${texts.wait(waitSeconds)}</p>
<a href="">${texts.again}</a>
</body>
</html>
`,
    );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { sessionTexts } from '#features/sessions/texts.ts';
import { relativeTime } from '#platform/web/relative-time.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SearchResult } from '../contract.ts';
import { Highlighted } from './highlighted.tsx';
import { searchWebTexts } from './texts.ts';

/** A matching conversation: its title links to the first matching message, each preview to its own. */
export function SearchResultCard({
  result,
  nowMs,
  mark,
}: {
  result: SearchResult;
  nowMs: number;
  /** For whom the conversation is, where it is not the holder's. */
  mark: ReactNode;
}) {
  const { language } = useLanguage();
  const texts = searchWebTexts[language];
  const first = result.messages[0];
  return (
    <Card as="li">
      <div className="flex items-baseline gap-3">
        <h3 className="min-w-0 flex-1 text-lg">
          <Link
            to="/chat/$sessionId"
            params={{ sessionId: result.session }}
            search={first ? { message: first.id } : {}}
            className="inline-flex min-h-11 items-center hover:text-pine hover:underline"
          >
            <span>
              {result.session_title === '' ? (
                sessionTexts[language].untitled
              ) : (
                <Highlighted text={result.session_title} marks={result.title_highlights} />
              )}
            </span>
          </Link>
        </h3>
        {mark}
        <time dateTime={result.updated_at} className="shrink-0 text-sm text-muted tabular-nums">
          {relativeTime(Date.parse(result.updated_at), nowMs, language)}
        </time>
      </div>
      {result.description !== '' && (
        <p className="text-[0.9375rem] break-words">
          <Highlighted text={result.description} marks={result.description_highlights} />
        </p>
      )}
      {first ? (
        <ul className="-mx-2 mt-1">
          {result.messages.map((message) => (
            <li key={message.id}>
              <Link
                to="/chat/$sessionId"
                params={{ sessionId: result.session }}
                search={{ message: message.id }}
                className="block rounded-control px-2 py-2.5 text-[0.9375rem] text-ink hover:bg-sunken"
              >
                {message.role === 'user' && <Author>{texts.fromUser}</Author>}
                {message.role === 'assistant' && <Author>{texts.fromAssistant}</Author>}
                <Highlighted text={message.content} marks={message.highlights} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{texts.onlyTitle}</p>
      )}
    </Card>
  );
}

function Author({ children }: { children: string }) {
  return <span className="text-muted">{children}</span>;
}

import { Link } from '@tanstack/react-router';

import { dateText } from '#platform/web/relative-time.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SharedResult } from '../contract.ts';
import { Highlighted } from './highlighted.tsx';
import { searchWebTexts } from './texts.ts';

/** A matching public share with up to two matching messages. */
export function SharedResultCard({ result }: { result: SharedResult }) {
  const { language } = useLanguage();
  const texts = searchWebTexts[language];
  return (
    <Card as="li" isPressable className="flex flex-col gap-1.5">
      <h3 className="text-lg">
        <Link
          to="/shared/$sharedId"
          params={{ sharedId: result.id }}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine"
        >
          <Highlighted text={result.title} marks={result.title_highlights} />
        </Link>
      </h3>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{result.username ?? texts.anonymous}</span>
        <time dateTime={result.createdAt}>{dateText(Date.parse(result.createdAt), language)}</time>
      </p>
      {result.description !== '' && (
        <p className="text-[0.9375rem] break-words">
          <Highlighted text={result.description} marks={result.description_highlights} />
        </p>
      )}
      <ul className="flex flex-col gap-1.5 text-[0.9375rem]">
        {result.messages.map((message) => (
          <li key={message.id}>
            {message.role === 'assistant' ? (
              <Badge className="mr-1.5">{texts.aiTag}</Badge>
            ) : (
              <span className="text-muted">{texts.fromAuthor}</span>
            )}
            <Highlighted text={message.content} marks={message.highlights} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

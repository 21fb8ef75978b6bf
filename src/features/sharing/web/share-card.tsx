import { Link } from '@tanstack/react-router';

import { plainLine } from '#platform/web/plain-line.ts';
import { dateText } from '#platform/web/relative-time.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SharedSession } from '../contract.ts';
import { hallPreviewCharsMax, readTags } from '../rules.ts';
import { SharedBadges } from './shared-badges.tsx';
import { SharedCounts } from './shared-counts.tsx';
import { sharedTexts } from './shared-texts.ts';

/** A card of the hall; the whole card links to the share. */
export function ShareCard({ share }: { share: SharedSession }) {
  const { language } = useLanguage();
  const texts = sharedTexts[language];
  const tags = readTags(share.tags);
  return (
    <Card as="li" isPressable className="flex flex-col gap-2">
      <h2 className="line-clamp-2 text-lg">
        <Link
          to="/shared/$sharedId"
          params={{ sharedId: share.id }}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine"
        >
          {share.title}
        </Link>
      </h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <SharedBadges share={share} />
        <span>{share.username ?? texts.anonymous}</span>
        <time dateTime={share.createdAt}>{dateText(Date.parse(share.createdAt), language)}</time>
      </div>
      {share.description !== '' && <p>{plainLine(share.description, hallPreviewCharsMax)}</p>}
      <ul className="flex flex-1 flex-col gap-1.5 text-[0.9375rem] text-muted">
        {share.messages.map((message) => (
          <li key={message.id} className="line-clamp-3">
            {message.role === 'assistant' && <Badge className="mr-1.5">{texts.aiTag}</Badge>}
            {plainLine(message.content, hallPreviewCharsMax)}
          </li>
        ))}
      </ul>
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <SharedCounts share={share} />
        <span>{texts.messages(share.messagesCount)}</span>
      </div>
    </Card>
  );
}

import { Link } from '@tanstack/react-router';

import { plainLine } from '#platform/web/plain-line.ts';
import { dateText } from '#platform/web/relative-time.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SharedSession, ShareOutline } from '../contract.ts';
import { hallPreviewCharsMax, readTags } from '../rules.ts';
import { CourseLine } from './course-line.tsx';
import { outlineTexts } from './outline-texts.ts';
import { SettingBadges } from './shared-badges.tsx';
import { SharedCounts } from './shared-counts.tsx';
import { sharedTexts } from './shared-texts.ts';

/** A card of the hall: what it was, how it went, what came of it. The whole card is a link. */
export function ShareCard({ share }: { share: SharedSession }) {
  const { language } = useLanguage();
  const texts = sharedTexts[language];
  const tags = readTags(share.tags);
  const { outline } = share;
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
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
        {outline && <Facts outline={outline} />}
        <span>{share.username ?? texts.anonymous}</span>
        <time dateTime={share.createdAt}>{dateText(Date.parse(share.createdAt), language)}</time>
      </p>
      <Words share={share} />
      {outline && outline.course.length > 0 && <Course outline={outline} />}
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-muted">
        <Outcome outline={outline} />
        <SettingBadges share={share} />
        <span className="ml-auto">
          <SharedCounts share={share} />
        </span>
      </div>
    </Card>
  );
}

/** Who had it, never an exact age, and how much was said. */
function Facts({ outline: { sex, ageBand, turns } }: { outline: ShareOutline }) {
  const texts = useTexts(outlineTexts);
  const facts = [
    sex && texts.sex(sex),
    ageBand !== null && texts.ageBand(ageBand),
    texts.turns(turns),
  ].filter((fact) => fact !== null && fact !== false);
  return <span>{facts.join(' · ')}</span>;
}

/**
 * The complaint, unless title or words have it, and the author's own words; those of an assistant only where
 * nothing else was shared, and marked.
 */
function Words({ share: { title, description, messages, outline } }: { share: SharedSession }) {
  const texts = useTexts(sharedTexts);
  const shown = messages.find(({ role }) => role === 'user') ?? messages[0];
  const said = shown && plainLine(shown.content, hallPreviewCharsMax);
  const complaint = outline?.complaint ?? '';
  const isTold = [title, said].some((words) => words?.includes(complaint));
  return (
    <>
      {!isTold && <p className="truncate font-medium">{complaint}</p>}
      {description !== '' && (
        <p className="line-clamp-3">{plainLine(description, hallPreviewCharsMax)}</p>
      )}
      {shown && said !== title && (
        <p className="line-clamp-3 text-[0.9375rem] text-muted">
          {shown.role === 'assistant' && <Badge className="mr-1.5">{texts.aiTag}</Badge>}
          {said}
        </p>
      )}
    </>
  );
}

function Course({ outline: { course } }: { outline: ShareOutline }) {
  const texts = useTexts(outlineTexts);
  return (
    <p className="flex items-center gap-3 text-sm">
      <CourseLine course={course} />
      <span className="line-clamp-2 min-w-0">{texts.later(course.map(({ words }) => words))}</span>
    </p>
  );
}

function Outcome({ outline }: { outline: ShareOutline | null }) {
  const texts = useTexts(outlineTexts);
  if (!outline?.outcome) return null;
  const isGood = outline.outcome === 'better' || outline.outcome === 'gone';
  return <Badge tone={isGood ? 'pine' : 'ochre'}>{texts.outcome(outline.outcome)}</Badge>;
}

import { Badge } from '#platform/web/ui/badge.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { ShareReview } from '../contract.ts';
import { ReviewLegend, ReviewMarkedMessage, ReviewMarkedText } from './review-marked-text.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { reviewTexts } from './review-texts.ts';

type Marks = ShareReview['masked'];
const countOf = ({ title, description, messages }: Marks): number =>
  title.length + description.length + messages.reduce((sum, { masks }) => sum + masks.length, 0);
const masksIn = ({ messages }: Marks, id: number) =>
  messages.find((each) => each.id === id)?.masks ?? [];

/** A share as it was submitted; masked text is not stored anywhere. */
export function ReviewShareText({ share }: { share: ShareReview }) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  const { masked, proposals } = share;
  return (
    <div className="flex flex-col gap-4">
      <ReviewFacts share={share} proposedTags={proposals.tags} />
      <ReviewLegend
        appliedCount={countOf(masked)}
        proposedCount={countOf(proposals) + proposals.tags.length}
      />
      {share.description !== '' && (
        <section aria-label={texts.description}>
          <ReviewMarkedText
            content={share.description}
            applied={masked.description}
            proposed={proposals.description}
          />
        </section>
      )}
      <ol aria-label={texts.conversation} className="flex flex-col gap-3">
        {share.messages.map(({ id, role, content }) => (
          <li
            key={id}
            className={`rounded-card px-4 py-3 ${role === 'user' ? 'bg-pine-soft/50' : 'border border-line'}`}
          >
            <p className="mb-1 flex items-center gap-2 text-sm text-muted">
              <span className="tabular-nums">{id}</span>
              {role === 'user' ? texts.patient : texts.assistant}
              {role === 'assistant' && <Badge>{texts.aiTag}</Badge>}
            </p>
            <ReviewMarkedMessage
              content={content}
              applied={masksIn(masked, id)}
              proposed={masksIn(proposals, id)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

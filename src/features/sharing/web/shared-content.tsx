import { Link } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

import { dateText } from '#platform/web/relative-time.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SharedSession } from '../contract.ts';
import { readTags } from '../rules.ts';
import { ScrollButtons } from './scroll-buttons.tsx';
import { SettingBadges, SharedBadges } from './shared-badges.tsx';
import { SharedCounts } from './shared-counts.tsx';
import { SharedMessages } from './shared-messages.tsx';
import { sharedTexts } from './shared-texts.ts';

type SharedContentProps = {
  share: SharedSession;
  badges?: ReactNode;
  /** Shown below the facts, such as the reason for a rejection. */
  notice?: ReactNode;
  actions: ReactNode;
  comments: ReactNode;
};

/** SHR-33: title, to its author the state, author, date, counts, description, tags, messages, comments. */
export function SharedContent(props: SharedContentProps) {
  const { share, badges, notice, actions, comments } = props;
  const { language } = useLanguage();
  const texts = sharedTexts[language];
  const tags = readTags(share.tags);
  return (
    <>
      <h1>{share.title}</h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {share.isMine ? <SharedBadges share={share} /> : <SettingBadges share={share} />}
        {badges}
        <span>{share.username ?? texts.anonymous}</span>
        <time dateTime={share.createdAt}>{dateText(Date.parse(share.createdAt), language)}</time>
        <SharedCounts share={share} />
      </div>
      {notice}
      {share.description !== '' && <p className="mt-4 whitespace-pre-wrap">{share.description}</p>}
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to="/share-hall"
                search={{ tag }}
                title={texts.tagged(tag)}
                className="inline-flex min-h-9 items-center rounded-full border border-edge bg-surface px-3.5 text-sm hover:bg-sunken pointer-coarse:min-h-11"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">{actions}</div>
      <p className="mt-4 flex items-center gap-2 rounded-control bg-ochre-soft px-4 py-2.5 text-ochre">
        <Info aria-hidden="true" className="size-5 shrink-0" />
        {texts.notice}
      </p>
      <section aria-label={texts.content} className="mt-5">
        <SharedMessages messages={share.messages} />
      </section>
      {comments}
      <ScrollButtons messagesCount={share.messages.length} />
    </>
  );
}

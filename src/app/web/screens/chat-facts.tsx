import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { continuationWebTexts } from '#features/continuation/web/texts.ts';
import { chatTexts } from '#features/messages/web/texts.ts';
import type { Session } from '#features/sessions/contract.ts';
import { HelpToggle } from '#features/sessions/web/help-toggle.tsx';
import { SessionStatusBadge } from '#features/sessions/web/session-status-badge.tsx';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { dateAndTime } from '#platform/web/relative-time.ts';
import { useLanguage } from '#platform/web/use-language.ts';

const line = 'flex gap-x-1.5 text-[0.8125rem] text-muted tabular-nums';

/** The facts about a session, and its neighbours in the chain of continuations, in one line. */
export function ChatFacts({ session }: { session: Session }) {
  const { language } = useLanguage();
  const chain = continuationWebTexts[language];
  const { parentSessionId, continuationSessionId } = session;
  return (
    <div className="flex h-6 items-center gap-x-1.5 px-1 text-[0.8125rem] text-muted">
      {/* What has no room wraps out of sight; asking for help always has. */}
      <div className={`${line} h-6 min-w-0 flex-wrap items-center overflow-hidden`}>
        <BareFacts session={session}>
          {parentSessionId !== null && (
            <ChainLink id={parentSessionId}>{chain.parentLink(parentSessionId)}</ChainLink>
          )}
          {continuationSessionId !== null && (
            <ChainLink id={continuationSessionId}>
              {chain.continuationLink(continuationSessionId)}
            </ChainLink>
          )}
        </BareFacts>
      </div>
      <HelpToggle session={session} wordsClass="chat-bar-less" />
    </div>
  );
}

/** The same on a phone, at the head of its menu. */
export const MenuFacts = ({ session }: { session: Session }) => (
  <div className={`${line} flex-wrap items-center`}>
    <BareFacts session={session} isInMenu />
  </div>
);

type BareFactsProps = { session: Session; isInMenu?: true; children?: ReactNode };

/** The number comes last: it is long, and the rest is read more often. */
function BareFacts({ session, isInMenu, children }: BareFactsProps) {
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  const { date, time } = dateAndTime(Date.parse(session.createdAt), language);
  return (
    <>
      <SessionStatusBadge status={session.status} />
      <time dateTime={session.createdAt} title={texts.createdAt}>
        {date}
        {/* In a narrow column the rest is needed more. */}
        <span className={isInMenu ? undefined : 'chat-bar-less'}>{time}</span>
      </time>
      <span>{chatTexts[language].messagesCount(session.messagesCount)}</span>
      {children}
      <span>{texts.number(session.id)}</span>
    </>
  );
}

function ChainLink({ id, children }: { id: number; children: string }) {
  return (
    <Link
      to="/chat/$sessionId"
      params={{ sessionId: id }}
      className="text-pine underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

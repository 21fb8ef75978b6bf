import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { continuationWebTexts } from '#features/continuation/web/texts.ts';
import { actionTexts } from '#features/messages/web/action-texts.ts';
import { copyAndSay } from '#features/messages/web/copy-text.ts';
import { chatTexts } from '#features/messages/web/texts.ts';
import type { Session } from '#features/sessions/contract.ts';
import { HelpToggle } from '#features/sessions/web/help-toggle.tsx';
import { SessionStatusBadge } from '#features/sessions/web/session-status-badge.tsx';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { dateAndTime } from '#platform/web/relative-time.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

const line = 'flex gap-x-1.5 text-[0.8125rem] leading-6 text-muted tabular-nums';

/** The facts about a session, and its neighbours in the chain of continuations, in one line. */
export function ChatFacts({ session }: { session: Session }) {
  const { language } = useLanguage();
  const chain = continuationWebTexts[language];
  const { parentSessionId, continuationSessionId } = session;
  return (
    <div className="chat-bar-facts flex h-6 items-center gap-x-1.5 px-1 text-[0.8125rem] text-muted">
      {/* What has no room wraps out of sight: the links, which the menu has too. Asking for help always has. */}
      <div className={`${line} h-6 min-w-0 flex-wrap items-center overflow-hidden`}>
        <BareFacts session={session}>
          <ShortNumber id={session.id} />
          {parentSessionId !== null && <ChainLink id={parentSessionId}>{chain.previous}</ChainLink>}
          {continuationSessionId !== null && (
            <ChainLink id={continuationSessionId}>{chain.next}</ChainLink>
          )}
        </BareFacts>
      </div>
      <HelpToggle session={session} wordsClass="chat-bar-less" />
    </div>
  );
}

/** The same on a phone, at the head of its menu. */
export function MenuFacts({ session }: { session: Session }) {
  const texts = useTexts(sessionWebTexts);
  return (
    <div className={`${line} flex-wrap items-center`}>
      <BareFacts session={session} isInMenu>
        <span>{texts.number(numberEnd(session.id))}</span>
      </BareFacts>
    </div>
  );
}

type BareFactsProps = { session: Session; isInMenu?: true; children: ReactNode };

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
    </>
  );
}

/** What people read out beside the day; the whole number has fifteen digits. */
const numberEnd = (id: number): string => String(id).slice(-6);

/** A press copies the whole number. */
function ShortNumber({ id }: { id: number }) {
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  return (
    <button
      type="button"
      title={texts.copyNumber}
      className="cursor-pointer hover:text-ink"
      onClick={() => void copyAndSay(String(id), actionTexts[language])}
    >
      {texts.number(numberEnd(id))}
    </button>
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

import { Link } from '@tanstack/react-router';

import { continuationWebTexts } from '#features/continuation/web/texts.ts';
import { chatTexts } from '#features/messages/web/texts.ts';
import type { Session } from '#features/sessions/contract.ts';
import { HelpToggle } from '#features/sessions/web/help-toggle.tsx';
import { SessionStatusBadge } from '#features/sessions/web/session-status-badge.tsx';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { dateAndTime } from '#platform/web/relative-time.ts';
import { useLanguage } from '#platform/web/use-language.ts';

/** The facts about a session, and its neighbours in the chain of continuations. */
export function ChatFacts({ session }: { session: Session }) {
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  const chain = continuationWebTexts[language];
  const { parentSessionId, continuationSessionId } = session;
  const { date, time } = dateAndTime(Date.parse(session.createdAt), language);
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-3 pb-1 max-sm:gap-x-2 text-sm text-muted tabular-nums short-touch:hidden">
      <SessionStatusBadge status={session.status} />
      <span>{texts.number(session.id)}</span>
      <time dateTime={session.createdAt} title={texts.createdAt}>
        {date}
        {/* In English the facts take two lines of a phone with it. */}
        <span className="[html:lang(en)_&]:max-sm:hidden">{time}</span>
      </time>
      <span>{chatTexts[language].messagesCount(session.messagesCount)}</span>
      <HelpToggle session={session} />
      {parentSessionId !== null && (
        <ChainLink id={parentSessionId}>{chain.parentLink(parentSessionId)}</ChainLink>
      )}
      {continuationSessionId !== null && (
        <ChainLink id={continuationSessionId}>
          {chain.continuationLink(continuationSessionId)}
        </ChainLink>
      )}
    </div>
  );
}

function ChainLink({ id, children }: { id: number; children: string }) {
  return (
    <Link
      to="/chat/$sessionId"
      params={{ sessionId: id }}
      className="inline-flex min-h-6 items-center text-pine underline underline-offset-4 pointer-coarse:-my-2 pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { useFewLeftText } from '#features/membership/web/use-few-left-text.ts';
import { chatTexts } from '#features/messages/web/texts.ts';
import type { Selection } from '#features/messages/web/use-selection.ts';
import type { Session } from '#features/sessions/contract.ts';
import { sessionTexts } from '#features/sessions/texts.ts';
import { useRenameSession } from '#features/sessions/web/session-mutations.ts';
import { SessionTitleEditor } from '#features/sessions/web/session-title-editor.tsx';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { classNames } from '#platform/web/class-names.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import './chat-header.css';
import { ChatActions } from './chat-actions.tsx';
import { ChatFacts } from './chat-facts.tsx';

type ChatHeaderProps = {
  session: Session | undefined;
  selection: Selection;
  onContinue: () => void;
  isLooking: boolean;
  /** Whether it is the only header, as on a phone. */
  isBare: boolean;
  /** In a short window, while one reads on. */
  isAway: boolean;
  /** Shows and hides the summary. */
  summaryToggle: ReactNode;
};

/** CON-1: one bar with an editable title, the facts about the session, and its actions. */
export function ChatHeader({ session, isBare, isAway, summaryToggle, ...rest }: ChatHeaderProps) {
  const texts = useTexts(chatTexts);
  return (
    <header className={classNames('chat-bar', isBare && 'is-bare', isAway && 'is-away')}>
      <div>
        <Link
          to="/sessions"
          aria-label={texts.backToSessions}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Link>
        {session ? (
          <>
            <ChatTitle session={session}>
              {isBare ? <FewLeft /> : <ChatFacts session={session} />}
            </ChatTitle>
            {summaryToggle}
            <ChatActions session={session} isBare={isBare} {...rest} />
          </>
        ) : (
          <h1 className="min-w-0 flex-1 text-lg">{'\u00A0'}</h1>
        )}
      </div>
    </header>
  );
}

/** On a phone the number of messages left shows once it is small. */
function FewLeft() {
  const text = useFewLeftText();
  if (text === null) return null;
  return <p className="truncate px-1 text-xs leading-tight text-ochre tabular-nums">{text}</p>;
}

/** CON-5: pressing the title edits it. */
function ChatTitle({ session, children }: { session: Session; children: ReactNode }) {
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  const rename = useRenameSession();
  const [isEditing, setEditing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const leave = (): void => {
    setEditing(false);
    // The input is gone: keyboard users continue where they opened it.
    requestAnimationFrame(() => frame.current?.querySelector('button')?.focus());
  };
  const title = session.title || sessionTexts[language].untitled;
  return (
    <div ref={frame} className="min-w-0 flex-1">
      {isEditing ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <SessionTitleEditor
            title={session.title}
            onCancel={leave}
            onSave={(changed) => {
              leave();
              rename.mutate({ id: session.id, title: changed });
            }}
          />
        </>
      ) : (
        <>
          <div className="relative w-fit max-w-full min-w-11 rounded-control hover:bg-sunken">
            <h1 className="truncate px-1 text-[1.0625rem] leading-snug" title={title}>
              {title}
            </h1>
            <button
              type="button"
              aria-label={texts.editTitle}
              title={texts.editTitle}
              className="chat-bar-rename rounded-control"
              onClick={() => setEditing(true)}
            />
          </div>
          {children}
        </>
      )}
    </div>
  );
}

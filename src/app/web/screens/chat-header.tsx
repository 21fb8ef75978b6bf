import { Link } from '@tanstack/react-router';
import { ChevronLeft, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';

import { chatTexts } from '#features/messages/web/texts.ts';
import type { Session } from '#features/sessions/contract.ts';
import { sessionTexts } from '#features/sessions/texts.ts';
import { useRenameSession } from '#features/sessions/web/session-mutations.ts';
import { SessionTitleEditor } from '#features/sessions/web/session-title-editor.tsx';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { ChatActions } from './chat-actions.tsx';
import { ChatFacts } from './chat-facts.tsx';

type ChatHeaderProps = {
  session: Session | undefined;
  onContinue: () => void;
  isLooking: boolean;
};

/** CON-1: an editable title, number, status, time, count, and the actions of the session. */
export function ChatHeader({ session, ...way }: ChatHeaderProps) {
  const texts = useTexts(chatTexts);
  return (
    <header className="@container border-b border-line">
      <div className="mx-auto max-w-[760px] px-2 py-1">
        <div className="flex items-center gap-1">
          <Link
            to="/sessions"
            aria-label={texts.backToSessions}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Link>
          {session ? (
            <>
              <ChatTitle session={session} />
              <ChatActions session={session} {...way} />
            </>
          ) : (
            <h1 className="min-w-0 flex-1 text-lg">{'\u00A0'}</h1>
          )}
        </div>
        {session && <ChatFacts session={session} />}
      </div>
    </header>
  );
}

/** CON-5: pressing the title edits it. */
function ChatTitle({ session }: { session: Session }) {
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
        <div className="relative flex w-fit max-w-full items-center rounded-control hover:bg-sunken">
          <h1 className="min-w-0 truncate pl-1 text-lg" title={title}>
            {title}
          </h1>
          <IconButton
            label={texts.editTitle}
            icon={<Pencil className="size-4!" />}
            // It would cover the title; if it moved while pressed, it would lose the press.
            className="after:absolute after:inset-0 after:rounded-control active:translate-none!"
            onClick={() => setEditing(true)}
          />
        </div>
      )}
    </div>
  );
}

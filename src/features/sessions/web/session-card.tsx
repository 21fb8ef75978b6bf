import { Link } from '@tanstack/react-router';
import { Ellipsis, LifeBuoy, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { plainLine } from '#platform/web/plain-line.ts';
import { relativeTime } from '#platform/web/relative-time.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Session } from '../contract.ts';
import { cardPreviewCharsMax } from '../rules.ts';
import { sessionTexts } from '../texts.ts';
import { SessionStatusBadge } from './session-status-badge.tsx';
import { SessionTitleEditor } from './session-title-editor.tsx';
import { sessionWebTexts } from './texts.ts';

type SessionCardProps = {
  session: Session;
  /** When the list was loaded; ages are relative to it. */
  nowMs: number;
  onRename: (title: string) => void;
  onDelete: () => void;
  onHelpSettings: () => void;
  /** Further menu entries from other features. */
  moreActions: readonly MenuItem[];
  /** The family member whom it is for, if any. */
  mark?: ReactNode;
};

/** One conversation in the list; the whole card links to it. */
export function SessionCard(props: SessionCardProps) {
  const { session, nowMs, onRename, onDelete, onHelpSettings, moreActions } = props;
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  const [isEditing, setEditing] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const leave = (): void => {
    setEditing(false);
    // The input is gone, so keyboard focus moves to the card.
    requestAnimationFrame(() => link.current?.focus());
  };
  const title = session.title || sessionTexts[language].untitled;
  const last = session.messages.at(-1);
  const chars = session.totalUploadChars + session.totalDownloadChars;
  return (
    <Card as="li" isPressable={!isEditing} className="flex flex-col gap-2">
      {isEditing ? (
        <SessionTitleEditor
          title={session.title}
          onCancel={leave}
          onSave={(changed) => {
            leave();
            onRename(changed);
          }}
        />
      ) : (
        <div className="flex items-start gap-1">
          <h2 className="line-clamp-2 min-w-0 flex-1 pt-1.5 text-lg">
            <Link
              ref={link}
              to="/chat/$sessionId"
              params={{ sessionId: session.id }}
              className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine"
            >
              {title}
            </Link>
          </h2>
          <CardMenu
            {...{ title, onDelete, onHelpSettings, moreActions }}
            onRename={() => setEditing(true)}
          />
        </div>
      )}
      <div className="flex-1">
        <p className="line-clamp-3 text-[0.9375rem] text-muted">
          {last?.role === 'user' && texts.fromUser}
          {last ? plainLine(last.content, cardPreviewCharsMax) : texts.noMessages}
        </p>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
        {props.mark}
        <SessionStatusBadge status={session.status} />
        {session.isReplying === true && <Badge tone="pine">{texts.replying}</Badge>}
        {session.helpNeeded && <Badge tone="ochre">{texts.helpNeeded}</Badge>}
        <span>{texts.messages(session.messagesCount)}</span>
        <span>{texts.chars(chars)}</span>
        <time dateTime={session.updatedAt} className="ml-auto">
          {relativeTime(Date.parse(session.updatedAt), nowMs, language)}
        </time>
      </div>
    </Card>
  );
}

type CardMenuProps = {
  title: string;
  moreActions: readonly MenuItem[];
  onRename: () => void;
  onDelete: () => void;
  onHelpSettings: () => void;
};

function CardMenu(props: CardMenuProps) {
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  return (
    <div className="relative z-1 -mt-1 -mr-2.5">
      <Menu
        label={texts.actions(props.title)}
        className="flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        items={[
          {
            key: 'rename',
            label: texts.rename,
            icon: <Pencil aria-hidden="true" />,
            onSelect: props.onRename,
          },
          {
            key: 'help',
            label: texts.helpSettings,
            icon: <LifeBuoy aria-hidden="true" />,
            onSelect: props.onHelpSettings,
          },
          ...props.moreActions,
          {
            key: 'delete',
            label: texts.delete,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onSelect: props.onDelete,
          },
        ]}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Menu>
    </div>
  );
}

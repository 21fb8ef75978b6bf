import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The session on the page, and what else a click on a link does. */
export type JumpTo = {
  sessionId: number;
  /** Called on every click, also when the address is already that of the message. */
  onJump: (sessionId: number, messageId: number) => void;
};

type OwnWordsLinkProps = {
  messageId: number;
  /** Accessible name if the content is not descriptive. */
  label?: string;
  className?: string;
  children: ReactNode;
} & JumpTo;

/** Links to the message that contains the quoted words. */
export function OwnWordsLink(props: OwnWordsLinkProps) {
  const { sessionId, messageId, label, onJump, className, children } = props;
  return (
    <Link
      to="/chat/$sessionId"
      params={{ sessionId }}
      search={{ message: messageId }}
      aria-label={label}
      className={className}
      onClick={() => onJump(sessionId, messageId)}
    >
      {children}
    </Link>
  );
}

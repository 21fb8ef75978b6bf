import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The session on the page, and what else a press on a link does. */
export type JumpTo = {
  sessionId: number;
  /** Called on every press, also when the address is that of the message already. */
  onJump: (sessionId: number, messageId: number) => void;
};

type OwnWordsLinkProps = {
  messageId: number;
  /** What it is called where its words do not say it. */
  label?: string;
  className?: string;
  children: ReactNode;
} & JumpTo;

/** Leads to the words that something came from. */
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

import type { Session } from '#features/sessions/contract.ts';

import { AboutOtherNote } from './about-other-note.tsx';
import { ChatPerson } from './chat-person.tsx';

export type ChatFamilyProps = { session: Session; isNote?: boolean };

/** Whom the conversation is for, in its input; or above it the question whether it is about someone else. */
export function ChatFamily({ session, isNote }: ChatFamilyProps) {
  return isNote === true ? (
    <AboutOtherNote key={session.id} session={session} />
  ) : (
    <ChatPerson session={session} />
  );
}

import type { Session } from '#features/sessions/contract.ts';

import { AboutOtherNote } from './about-other-note.tsx';
import { ChatPerson } from './chat-person.tsx';

/** For whom the conversation is, in its input, or above it the question whether it is about somebody else. */
export default function ChatFamily({ session, isNote }: { session: Session; isNote?: boolean }) {
  return isNote === true ? (
    <AboutOtherNote key={session.id} session={session} />
  ) : (
    <ChatPerson session={session} />
  );
}

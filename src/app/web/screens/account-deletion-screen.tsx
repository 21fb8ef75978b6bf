import { useRouter } from '@tanstack/react-router';

import { signOut } from '#features/account/web/sign-in-actions.ts';
import { PendingDeletion } from '#features/privacy/web/pending-deletion.tsx';
import { privacyWebTexts } from '#features/privacy/web/texts.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { DocumentFrame } from '../layout/document-frame.tsx';
import { useScreenTitle } from '../use-screen-title.ts';

/** All that an account shows while it is about to be deleted. */
export function AccountDeletionScreen() {
  const texts = useTexts(privacyWebTexts);
  const router = useRouter();
  useScreenTitle(texts.pendingTitle);
  return (
    <DocumentFrame title={texts.pendingTitle}>
      <PendingDeletion
        onKeepAccount={() => void router.navigate({ to: '/', replace: true })}
        onSignOut={() => void signOut()}
      />
    </DocumentFrame>
  );
}

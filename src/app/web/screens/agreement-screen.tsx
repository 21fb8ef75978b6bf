import { lazy, Suspense } from 'react';

import { signOut } from '#features/account/web/sign-in-actions.ts';
import { AgreementReader } from '#features/agreement/web/agreement-reader.tsx';
import { agreementWebTexts } from '#features/agreement/web/texts.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { DocumentFrame } from '../layout/document-frame.tsx';
import { useEnter } from '../use-enter.ts';
import { useScreenTitle } from '../use-screen-title.ts';

const WithoutAgreement = lazy(() => import('#features/privacy/web/without-agreement.tsx'));

export function AgreementScreen() {
  const texts = useTexts(agreementWebTexts);
  const { enter } = useEnter('redirectAfterPrivacy', '/');
  useScreenTitle(texts.title);
  return (
    <DocumentFrame
      title={texts.title}
      lead={texts.lead}
      after={
        <Suspense fallback={null}>
          <WithoutAgreement onRequested={() => void signOut()} />
        </Suspense>
      }
    >
      <AgreementReader onAccepted={enter} onSignOut={() => void signOut()} />
    </DocumentFrame>
  );
}

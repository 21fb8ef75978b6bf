import { PublicDocument } from '#features/agreement/web/public-document.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { DocumentFrame } from '../layout/document-frame.tsx';
import { siteTexts } from '../site-texts.ts';
import { useScreenTitle } from '../use-screen-title.ts';

export function TermsScreen() {
  return <DocumentScreen name="terms" />;
}

export function PrivacyScreen() {
  return <DocumentScreen name="privacy" />;
}

function DocumentScreen({ name }: { name: 'terms' | 'privacy' }) {
  const title = useTexts(siteTexts)[name];
  useScreenTitle(title);
  return (
    <DocumentFrame title={title}>
      <PublicDocument name={name} />
    </DocumentFrame>
  );
}

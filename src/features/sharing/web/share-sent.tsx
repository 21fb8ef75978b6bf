import { Link } from '@tanstack/react-router';

import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { shareTexts } from './share-texts.ts';

/** Confirmation after a submission: what happens next, and where to find the share. */
export function ShareSent({ isPublic }: { isPublic: boolean }) {
  const texts = useTexts(shareTexts);
  return (
    <div className="flex flex-col items-start gap-2 py-2">
      <output>{isPublic ? texts.sentPublic : texts.sentPrivate}</output>
      <p className="text-muted">{texts.sentWhere}</p>
      <Link to="/shared" className={buttonClass('quiet', 'medium', 'mt-2')}>
        {texts.toMyShares}
      </Link>
    </div>
  );
}

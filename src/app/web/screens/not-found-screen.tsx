import { Link, useLocation, useRouter } from '@tanstack/react-router';

import { shortened } from '#platform/contract/chars.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Missing } from '#platform/web/ui/missing.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { contentId } from '../focus-content.ts';
import { useScreenTitle } from '../use-screen-title.ts';
import { missingTexts } from './missing-texts.ts';

/** Longer paths are truncated: anyone can make up an address of any length. */
const shownPathCharsMax = 120;

export function NotFoundScreen() {
  const texts = useTexts(missingTexts);
  const { history } = useRouter();
  const { pathname } = useLocation();
  useScreenTitle(texts.notFoundTitle);
  const path = shortened(pathname, shownPathCharsMax);
  return (
    <main id={contentId} tabIndex={-1} className="flex min-h-dvh flex-col justify-center p-6">
      <Missing
        title={texts.notFoundTitle}
        hint={texts.notFoundPath(path)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="quiet" onClick={() => history.back()}>
              {texts.back}
            </Button>
            <Link to="/sessions" className={buttonClass()}>
              {texts.toSessions}
            </Link>
          </div>
        }
      />
    </main>
  );
}

import { Link, useLocation, useRouter } from '@tanstack/react-router';

import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Seal } from '#platform/web/ui/seal.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useClientConfig } from '../client-config.ts';
import { contentId } from '../focus-content.ts';
import { appTexts } from '../texts.ts';
import { useScreenTitle } from '../use-screen-title.ts';

/** Longer paths are truncated: they are typed by somebody and need not be repeated at length. */
const shownPathCharsMax = 120;

export function NotFoundScreen() {
  const texts = useTexts(appTexts);
  const { brandSeal } = useClientConfig();
  const { history } = useRouter();
  const { pathname } = useLocation();
  useScreenTitle(texts.notFoundTitle);
  const path =
    pathname.length > shownPathCharsMax ? `${pathname.slice(0, shownPathCharsMax)}…` : pathname;
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-[36rem] flex-col items-center justify-center gap-4 p-6 text-center"
    >
      <div className="text-2xl">
        <Seal character={brandSeal} />
      </div>
      <h1>{texts.notFoundTitle}</h1>
      <p className="text-balance text-muted">{texts.notFoundPath(path)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button variant="quiet" onClick={() => history.back()}>
          {texts.back}
        </Button>
        <Link to="/sessions" className={buttonClass()}>
          {texts.toSessions}
        </Link>
      </div>
    </main>
  );
}

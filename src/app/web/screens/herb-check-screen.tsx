import { HerbCheck } from '#features/safety/web/herb-check.tsx';
import { herbCheckTexts } from '#features/safety/web/texts.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';

/** Checks a list of herbs and medicines; none of it is stored. */
export function HerbCheckScreen() {
  const texts = useTexts(herbCheckTexts);
  useScreenTitle(texts.title);
  return (
    <Page isNarrow>
      <h1>{texts.title}</h1>
      <p className="mt-1 mb-6 text-muted">{texts.lead}</p>
      <HerbCheck />
    </Page>
  );
}

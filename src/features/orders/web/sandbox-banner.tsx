import { Banner } from '#platform/web/ui/banner.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { orderWebTexts } from './texts.ts';

/** Nobody shall take the play for a payment. `hint` where it is played. */
export function SandboxBanner({ hint }: { hint?: string }) {
  const texts = useTexts(orderWebTexts);
  return (
    <Banner type="warning" title={texts.sandbox} className="mb-5">
      {hint}
    </Banner>
  );
}

import { Banner } from '#platform/web/ui/banner.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { orderWebTexts } from './texts.ts';

/** Marks the simulated payment, so that it is not taken for a real one. */
export function SandboxBanner({ hint }: { hint?: string }) {
  const texts = useTexts(orderWebTexts);
  return (
    <Banner type="warning" title={texts.sandbox} className="mb-5">
      {hint}
    </Banner>
  );
}

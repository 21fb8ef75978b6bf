import { Seal } from '#platform/web/ui/seal.tsx';

import { useClientConfig } from '../use-client-config.ts';

/** The seal, and the product's name where there is room for all of it. */
export function Brand() {
  const { brandName, brandSeal } = useClientConfig();
  return (
    <span className="flex max-h-7.5 min-w-0 flex-wrap items-center gap-2 overflow-hidden">
      <span className="shrink-0 text-[0.75rem]">
        <Seal character={brandSeal} />
      </span>
      <span className="font-serif text-[1.1875rem] leading-normal font-semibold whitespace-nowrap tracking-wide">
        {brandName}
      </span>
    </span>
  );
}

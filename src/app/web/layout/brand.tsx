import { Seal } from '#platform/web/ui/seal.tsx';

import { useClientConfig } from '../client-config.ts';

/** The seal and the product's name. */
export function Brand() {
  const { brandName, brandSeal } = useClientConfig();
  return (
    <span className="flex items-center gap-2">
      <span className="text-[0.75rem]">
        <Seal character={brandSeal} />
      </span>
      <span className="font-serif text-[1.1875rem] whitespace-nowrap font-semibold tracking-wide">
        {brandName}
      </span>
    </span>
  );
}

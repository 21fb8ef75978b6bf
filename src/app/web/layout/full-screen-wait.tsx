import { useState } from 'react';

import { Seal } from '#platform/web/ui/seal.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useClientConfig } from '../use-client-config.ts';
import { startTexts } from '../start-texts.ts';

/** A pulsing seal and a text, after a delay; at the start what index.html paints stays. */
export function FullScreenWait({ text }: { text?: string }) {
  const texts = useTexts(startTexts);
  const { brandSeal } = useClientConfig();
  const [isStart] = useState(() => document.querySelector('#start') !== null);
  if (isStart && text === undefined) return <output className="sr-only">{texts.starting}</output>;
  return (
    <main className="flex min-h-dvh animate-appear flex-col items-center justify-center gap-5">
      <div className="animate-breathe text-2xl">
        <Seal character={brandSeal} />
      </div>
      <output className="text-muted">{text ?? texts.starting}</output>
    </main>
  );
}

import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { privacyMode } from '../behaviour.ts';
import { relativeTime } from '../relative-time.ts';
import { useLanguage } from '../use-language.ts';
import { useSwitch } from '../use-switch.ts';
import { Card } from './card.tsx';
import { veilTexts } from './veil-texts.ts';

type VeilProps = {
  /** Someone looking over the user's shoulder may see only its age: ISO time, or ms since 1970. */
  at: string;
  nowMs: number;
  /** The element that replaces it: a list item by default. */
  as?: 'li' | 'div';
  /** The hidden content, shown after a press in privacy mode and at once otherwise. */
  children: ReactNode;
};

/** In privacy mode users' texts are hidden behind a button until it is pressed. */
export function Veil({ at, nowMs, as = 'li', children }: VeilProps) {
  const { language } = useLanguage();
  const texts = veilTexts[language];
  const isPrivate = useSwitch(privacyMode);
  const [isLifted, setLifted] = useState(false);
  if (!isPrivate || isLifted) return children;
  return (
    <Card as={as} isPressable className="flex flex-col justify-center">
      <button
        type="button"
        className="flex min-h-11 items-center gap-3 text-left text-muted outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine"
        onClick={() => setLifted(true)}
      >
        <EyeOff aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 flex-1">{texts.hidden}</span>
        <span className="text-sm">{relativeTime(Date.parse(at), nowMs, language)}</span>
      </button>
    </Card>
  );
}

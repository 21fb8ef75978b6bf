import { Phone, TriangleAlert, X } from 'lucide-react';

import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { CheckIn, WorseAdvice } from '../contract.ts';
import { checkInWebTexts } from './check-in-web-texts.ts';

type WorseCardProps = Pick<CheckIn, 'ambulance'> & {
  advice: WorseAdvice;
  onGoOn: () => void;
  onClose: () => void;
};

/** How soon to see a doctor, and which signs must not wait; the engine's texts are Chinese. */
export function WorseCard({ advice, ambulance, onGoOn, onClose }: WorseCardProps) {
  const texts = useTexts(checkInWebTexts);
  return (
    <section
      role="alert"
      className="max-h-[40dvh] overflow-y-auto rounded-card border border-cinnabar bg-surface px-4 py-2"
    >
      <div className="flex items-start gap-2">
        <h2 className="flex min-h-11 flex-1 items-center gap-2 text-base font-semibold text-cinnabar">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          {texts.worseTitle}
        </h2>
        <IconButton label={texts.close} icon={<X />} className="-mr-2" onClick={onClose} />
      </div>
      <p lang="zh-CN" className="font-medium">
        {advice.text}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 pb-1">
        {advice.level !== 'clinic' && (
          <a href={`tel:${ambulance}`} className={buttonClass('danger', 'medium', 'min-h-12 grow')}>
            <Phone aria-hidden="true" className="size-5 shrink-0" />
            {texts.call(ambulance)}
          </a>
        )}
        <Button variant="quiet" className="min-h-12 grow" onClick={onGoOn}>
          {texts.goOn}
        </Button>
      </div>
      <p className="mt-2 text-muted">{texts.sooner}</p>
      <ul lang="zh-CN" className="list-disc pl-5">
        {advice.dangers.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

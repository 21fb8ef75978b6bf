import type { ReactNode } from 'react';

import { classNames } from '#platform/web/class-names.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

type FiguresProps = {
  title: string;
  figures: readonly (readonly [label: string, value: number | string])[];
  children?: ReactNode;
};

/** A card of labelled figures. */
export function Figures({ title, figures, children }: FiguresProps) {
  const { language } = useLanguage();
  const worded = (value: number | string): string =>
    typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  return (
    <Card as="section">
      <h2 className="text-lg">{title}</h2>
      <dl
        className={classNames(
          'mt-3 grid gap-x-3 gap-y-3 sm:gap-x-6',
          figures.length === 3 ? 'grid-cols-3' : 'grid-cols-2',
        )}
      >
        {figures.map(([label, value]) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd
              className={
                typeof value === 'number'
                  ? 'font-serif text-2xl tabular-nums'
                  : 'break-words tabular-nums'
              }
            >
              {worded(value)}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}

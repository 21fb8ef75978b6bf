import type { ReactNode } from 'react';

import { Card } from '#platform/web/ui/card.tsx';

/** A titled card of the settings or the profile, with an optional action. */
export function SettingsSection(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-8">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-xl">{props.title}</h2>
        {props.action}
      </div>
      <Card className="flex flex-col gap-5">{props.children}</Card>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { accountApi } from './account-api.ts';
import { secondFactorSettingTexts } from './second-factor-setting-texts.ts';

const TurnOnDialog = lazy(() => import('./turn-on-second-factor.tsx'));
const TurnOffDialog = lazy(() => import('./turn-off-second-factor.tsx'));

/** Whether sign-ins ask for a code, and the way to change that. */
export function SecondFactorSetting() {
  const texts = useTexts(secondFactorSettingTexts);
  const query = useQuery(endpointQuery(accountApi, 'getSecondFactor'));
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
  if (query.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-11" />
      </SkeletonGroup>
    );
  }
  if (!query.data) return <QueryFailure title={texts.unread} query={query} />;
  const { data } = query;
  const hint = data.isRequired ? texts.requiredHint : texts.hint;
  const close = (): void => setOpen(null);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          {texts.title}
          {data.isOn && <Badge tone="pine">{texts.on}</Badge>}
        </span>
        <span className="block text-sm text-muted">
          {data.isOn ? texts.codesLeft(data.recoveryCodesLeft) : hint}
        </span>
      </span>
      <Button
        variant={data.isRequired ? 'primary' : 'quiet'}
        aria-label={data.isOn ? texts.turnOffTitle : texts.turnOnTitle}
        onClick={() => setOpen(data.isOn ? 'off' : 'on')}
      >
        {data.isOn ? texts.turnOff : texts.turnOn}
      </Button>
      <Suspense fallback={null}>
        {open === 'on' && <TurnOnDialog onClose={close} />}
        {open === 'off' && <TurnOffDialog onClose={close} />}
      </Suspense>
    </div>
  );
}

import { useState } from 'react';

import { Switch } from '#platform/web/ui/switch.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { reminderConsentTexts } from '../reminder-consent.ts';
import type { Reminders } from '../reminder-contract.ts';
import { noticeAbility } from './device-notices.ts';
import { reminderWebTexts } from './reminder-web-texts.ts';
import { useReminderChange } from './use-reminders.ts';

type PushReminderProps = {
  push: NonNullable<Reminders['push']>;
  onChanged: (() => void) | undefined;
};

/** Turning it on is the consent, and the browser asks for its own. */
export function PushReminder({ push, onChanged }: PushReminderProps) {
  const { language } = useLanguage();
  const texts = reminderWebTexts[language];
  const [ability, setAbility] = useState(noticeAbility);
  const change = useReminderChange('push', onChanged);
  if (ability !== 'able') {
    return (
      <div>
        <p>{texts.push}</p>
        <p className="text-sm text-muted">{ability === 'denied' ? texts.denied : texts.noPush}</p>
      </div>
    );
  }
  return (
    <Switch
      label={texts.push}
      hint={reminderConsentTexts[language]['reminder-push']}
      isOn={change.isPending ? change.variables !== null : push.isOnHere}
      disabled={change.isPending}
      onChange={(isOn) =>
        change.mutate(isOn ? push.key : null, { onSettled: () => setAbility(noticeAbility()) })
      }
    />
  );
}

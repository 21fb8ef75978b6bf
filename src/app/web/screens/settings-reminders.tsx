import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { agreementApi } from '#features/agreement/web/agreement-api.ts';
import { ReminderChoices } from '#features/check-in/web/reminder-choices.tsx';
import { reminderWebTexts } from '#features/check-in/web/reminder-web-texts.ts';
import { useReminders } from '#features/check-in/web/use-reminders.ts';
import { SettingsSection } from '#features/profile/web/settings-section.tsx';
import { keyOf } from '#platform/web/query-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

/** The page's part that mails link to. */
const anchor = 'reminders';

/** How the person is reminded of a question that is due; absent where the operator offers no way. */
export function SettingsReminders() {
  const texts = useTexts(reminderWebTexts);
  const cache = useQueryClient();
  const reminders = useReminders();
  const part = useRef<HTMLDivElement>(null);
  const isShown = reminders !== undefined;
  useEffect(() => {
    if (isShown && location.hash === `#${anchor}`) part.current?.scrollIntoView();
  }, [isShown]);
  if (!reminders) return null;
  const onChanged = (): void =>
    void cache.invalidateQueries({ queryKey: keyOf(agreementApi, 'listConsents') });
  return (
    <div id={anchor} ref={part} className="scroll-mt-20">
      <SettingsSection title={texts.title}>
        <p className="text-sm text-muted">{texts.lead}</p>
        <ReminderChoices {...{ reminders, onChanged }} />
      </SettingsSection>
    </div>
  );
}

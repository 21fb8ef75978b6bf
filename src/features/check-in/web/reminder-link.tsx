import { useState } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { reminderWebTexts } from './reminder-web-texts.ts';
import { useReminders } from './use-reminders.ts';

const ReminderDialog = lateDialog(() => import('./reminder-dialog.tsx'));

/** Whether and how the person is reminded; nothing where no way is offered. */
export function ReminderLink() {
  const texts = useTexts(reminderWebTexts);
  const reminders = useReminders();
  const [isOpen, setOpen] = useState(false);
  if (!reminders) return null;
  const { mail, push } = reminders;
  const isOn = (mail?.isOn && mail.isConfirmed) || push?.isOnHere;
  return (
    <>
      <Button variant="link" size="small" onClick={() => setOpen(true)}>
        {isOn ? texts.chosen : texts.choose}
      </Button>
      {isOpen && <ReminderDialog onClose={() => setOpen(false)} />}
    </>
  );
}

import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { ReminderChoices } from './reminder-choices.tsx';
import { reminderWebTexts } from './reminder-web-texts.ts';
import { useReminders } from './use-reminders.ts';

/** The ways of being reminded, from where a question was agreed to. */
export default function ReminderDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(reminderWebTexts);
  const reminders = useReminders();
  return (
    <Dialog
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
    >
      {reminders && <ReminderChoices reminders={reminders} />}
    </Dialog>
  );
}

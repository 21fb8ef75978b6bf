import type { Reminders } from '../reminder-contract.ts';
import { MailReminder } from './mail-reminder.tsx';
import { PushReminder } from './push-reminder.tsx';

/** Each way apart, with what it says and to whom; all are off until they are chosen. */
export function ReminderChoices(props: { reminders: Reminders; onChanged?: () => void }) {
  const { mail, push } = props.reminders;
  return (
    <div className="flex flex-col gap-5">
      {mail && <MailReminder mail={mail} onChanged={props.onChanged} />}
      {push && <PushReminder push={push} onChanged={props.onChanged} />}
    </div>
  );
}

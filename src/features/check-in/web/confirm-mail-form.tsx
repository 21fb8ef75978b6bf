import { failureText } from '#platform/web/call-error.ts';
import { privacyMode } from '#platform/web/behaviour.ts';
import { notify } from '#platform/web/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useSwitch } from '#platform/web/use-switch.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { reminderWebTexts } from './reminder-web-texts.ts';
import { useReminderChange } from './use-reminders.ts';

/** Takes the code that was sent to the address, or has another sent. */
export function ConfirmMailForm({ address }: { address: string }) {
  const texts = useTexts(reminderWebTexts);
  const isPrivate = useSwitch(privacyMode);
  const confirm = useReminderChange('confirm');
  const again = useReminderChange('mail');
  const say = (message: string): void => notify({ type: 'success', message });
  const submit = (data: FormData): void => {
    const code = data.get('code');
    if (typeof code !== 'string') return;
    confirm.mutate(code, { onSuccess: () => say(texts.confirmed) });
  };
  const error = confirm.error ? failureText(confirm.error, texts.failed) : undefined;
  return (
    <Form onSubmit={submit} errors={confirm.error ?? undefined} className="mt-2">
      <TextField
        name="code"
        label={texts.code}
        hint={texts.codeHint(isPrivate ? hideAddress(address) : address)}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        fieldClassName="max-w-xs"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" pending={confirm.isPending}>
          {texts.confirm}
        </Button>
        <Button
          variant="quiet"
          pending={again.isPending}
          onClick={() => again.mutate(true, { onSuccess: () => say(texts.sentAgain) })}
        >
          {texts.sendAgain}
        </Button>
      </div>
    </Form>
  );
}

/** Its first character and its domain, which its owner knows it by. */
const hideAddress = (address: string): string => address.replace(/(?<=^.).*(?=@)/u, '•••');

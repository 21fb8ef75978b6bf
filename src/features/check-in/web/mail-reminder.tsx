import { Link } from '@tanstack/react-router';

import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Switch } from '#platform/web/ui/switch.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { reminderConsentTexts } from '../reminder-consent.ts';
import type { Reminders } from '../reminder-contract.ts';
import { ConfirmMailForm } from './confirm-mail-form.tsx';
import { reminderWebTexts } from './reminder-web-texts.ts';
import { useReminderChange } from './use-reminders.ts';

type MailReminderProps = {
  mail: NonNullable<Reminders['mail']>;
  onChanged: (() => void) | undefined;
};

/** Turning it on is the consent; an address that is not confirmed yet is asked for its code. */
export function MailReminder({ mail, onChanged }: MailReminderProps) {
  const { language } = useLanguage();
  const texts = reminderWebTexts[language];
  const change = useReminderChange('mail', onChanged);
  if (mail.address === '' && !mail.isOn) {
    return (
      <div>
        <p>{texts.mail}</p>
        <p className="text-sm text-muted">{texts.noAddress}</p>
        <Link to="/profile" className={buttonClass('link')}>
          {texts.toProfile}
        </Link>
      </div>
    );
  }
  return (
    <div>
      <Switch
        label={texts.mail}
        hint={reminderConsentTexts[language]['reminder-mail']}
        isOn={change.isPending ? change.variables : mail.isOn}
        disabled={change.isPending}
        onChange={(isOn) => change.mutate(isOn)}
      />
      {mail.isOn && !mail.isConfirmed && mail.address !== '' && (
        <ConfirmMailForm address={mail.address} />
      )}
    </div>
  );
}

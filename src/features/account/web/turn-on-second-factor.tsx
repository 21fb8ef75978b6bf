import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';

import { notify } from '#platform/web/notify.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { accountApi } from './account-api.ts';
import { QrCode } from './qr-code.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { secondFactorSettingTexts } from './second-factor-setting-texts.ts';
import { useSecondFactorChange } from './use-second-factor-change.ts';

/** Three steps: the password, the authenticator with its first code, the recovery codes. */
export default function TurnOnSecondFactor({ onClose }: { onClose: () => void }) {
  const texts = useTexts(secondFactorSettingTexts);
  const formId = useId();
  const changed = useSecondFactorChange();
  const starting = useMutation({
    mutationFn: (password: string) => accountApi.startSecondFactor({ body: { password } }),
  });
  const confirming = useMutation({
    mutationFn: (code: string) => accountApi.confirmSecondFactor({ body: { code } }),
    onSuccess: changed,
  });
  const finish = (): void => {
    notify({ type: 'success', message: texts.turnedOn });
    onClose();
  };
  const codes = confirming.data?.recoveryCodes;
  const isPending = starting.isPending || confirming.isPending;
  return (
    <Dialog
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && (codes ? finish() : onClose())}
      title={codes ? texts.codesTitle : texts.turnOnTitle}
      description={codes ? texts.codesHint : starting.data ? texts.scan : texts.passwordFirst}
      footer={
        codes ? (
          <Button onClick={finish}>{texts.saved}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} pending={isPending}>
              {starting.data ? texts.turnOn : texts.next}
            </Button>
          </>
        )
      }
    >
      {codes && <RecoveryCodes codes={codes} />}
      {!codes && starting.data && <Authenticator {...starting.data} />}
      {!codes && (
        <SecondFactorForm
          key={starting.data ? 'code' : 'password'}
          id={formId}
          asks={starting.data ? ['code'] : ['password']}
          error={starting.data ? confirming.error : starting.error}
          onSubmit={({ password, code }) =>
            starting.data ? confirming.mutate(code) : starting.mutate(password)
          }
        />
      )}
    </Dialog>
  );
}

function Authenticator({ secret, address }: { secret: string; address: string }) {
  const texts = useTexts(secondFactorSettingTexts);
  return (
    <div className="mb-4 flex flex-col gap-3">
      <QrCode text={address} label={texts.qrLabel} />
      <a href={address} className={`${buttonClass('link')} self-center md:hidden`}>
        {texts.openHere}
      </a>
      <p className="text-sm text-muted">{texts.secret}</p>
      <code className="self-center text-center font-mono select-all">
        {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
      </code>
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-sunken p-4 font-mono">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}

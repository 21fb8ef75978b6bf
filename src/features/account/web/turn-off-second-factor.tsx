import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';

import { notify } from '#platform/web/notify.ts';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { accountApi } from './account-api.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { secondFactorSettingTexts } from './second-factor-setting-texts.ts';
import { useSecondFactorChange } from './use-second-factor-change.ts';

/** Requires the password and a code once more, so that an open browser is not enough. */
export default function TurnOffSecondFactor({ onClose }: { onClose: () => void }) {
  const texts = useTexts(secondFactorSettingTexts);
  const formId = useId();
  const changed = useSecondFactorChange();
  const ending = useMutation({
    mutationFn: (body: { password: string; code: string }) => accountApi.endSecondFactor({ body }),
    onSuccess: () => {
      changed();
      notify({ type: 'success', message: texts.turnedOff });
      onClose();
    },
  });
  return (
    <FormDialog
      isPersistent
      title={texts.turnOffTitle}
      description={texts.turnOffHint}
      formId={formId}
      submitLabel={texts.turnOffTitle}
      isPending={ending.isPending}
      isDanger
      onClose={onClose}
    >
      <SecondFactorForm
        id={formId}
        asks={['password', 'code']}
        codeHint={texts.codeOrRecovery}
        error={ending.error}
        onSubmit={(values) => ending.mutate(values)}
      />
    </FormDialog>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { signInTexts } from '../sign-in-texts.ts';
import { accountApi } from './account-api.ts';
import { bannerText, fieldText } from './error-text.ts';
import { NewPasswordFields, newPasswordErrors } from './new-password-fields.tsx';
import { securityTexts } from './security-texts.ts';

type Errors = {
  old?: string | undefined;
  password?: string | undefined;
  again?: string | undefined;
};

/** Changes the password, which signs out the other devices. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const formId = useId();
  const [old, setOld] = useState('');
  const [value, setValue] = useState({ password: '', again: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<Errors>();
  const refuse = (found: Errors): void => {
    setErrors(found);
    setRefused(found);
  };
  const changing = useChange({ onDone: onClose, onRefused: refuse });
  const submit = (): void => {
    const found: Errors = {
      ...(old === '' ? { old: signInTexts[language].passwordRequired } : {}),
      ...newPasswordErrors(value, language),
    };
    refuse(found);
    if (Object.keys(found).length === 0)
      changing.mutate({ old_password: old, new_password: value.password });
  };
  const banner = bannerText(changing.error, ['old_password', 'new_password'], texts.changeFailed);
  return (
    <FormDialog
      isPersistent
      title={texts.changePassword}
      description={texts.changePasswordHint}
      formId={formId}
      submitLabel={texts.change}
      isPending={changing.isPending}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit} errors={refused} className="flex flex-col gap-4">
        {banner && <Banner type="error">{banner}</Banner>}
        <PasswordField
          name="old"
          label={texts.oldPassword}
          autoComplete="current-password"
          value={old}
          error={errors.old}
          onValueChange={(next) => {
            setOld(next);
            setErrors({});
          }}
        />
        <NewPasswordFields
          value={value}
          errors={errors}
          onChange={(next) => {
            setValue(next);
            setErrors({});
          }}
        />
      </Form>
    </FormDialog>
  );
}

function useChange({
  onDone,
  onRefused,
}: {
  onDone: () => void;
  onRefused: (found: Errors) => void;
}) {
  const { language } = useLanguage();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { old_password: string; new_password: string }) =>
      accountApi.changePassword({ body }),
    onSuccess: ({ revoked }) => {
      void cache.invalidateQueries({ queryKey: keyOf(accountApi, 'listSignIns') });
      notify({ type: 'success', message: securityTexts[language].changed(revoked) });
      onDone();
    },
    onError: (error) =>
      onRefused({
        old: fieldText(error, 'old_password'),
        password: fieldText(error, 'new_password'),
      }),
  });
}

import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { CallError, failureText } from '#platform/web/call-error.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { privacyWebTexts } from './texts.ts';

type PasswordDialogProps = {
  title: string;
  description: string;
  /** Information shown above the password field. */
  children?: ReactNode;
  confirmLabel: string;
  isDanger?: boolean;
  /** Text for an unknown error. */
  failed: string;
  run: (password: string) => Promise<unknown>;
  onClose: () => void;
};

/** Requires the password for a serious action. */
export function PasswordDialog(props: PasswordDialogProps) {
  const texts = useTexts(privacyWebTexts);
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const running = useMutation({ mutationFn: props.run });
  const { error } = running;
  const refused = error instanceof CallError ? error.fields['password']?.[0] : undefined;
  const fieldError = isMissing ? texts.passwordRequired : refused;
  const submit = (): void => {
    setMissing(password === '');
    if (password === '') running.reset();
    else running.mutate(password);
  };
  return (
    <FormDialog
      isPersistent
      title={props.title}
      description={props.description}
      formId={formId}
      cancelLabel={texts.cancel}
      submitLabel={props.confirmLabel}
      isPending={running.isPending}
      isDanger={props.isDanger}
      onClose={props.onClose}
    >
      {props.children}
      <Form
        id={formId}
        onSubmit={submit}
        errors={fieldError === undefined ? undefined : { fieldError }}
        className="flex flex-col gap-4"
      >
        {error !== null && refused === undefined && (
          <Banner type="error">{failureText(error, props.failed)}</Banner>
        )}
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="current-password"
          value={password}
          error={fieldError}
          onValueChange={(next) => {
            setPassword(next);
            setMissing(false);
            if (error !== null) running.reset();
          }}
        />
      </Form>
    </FormDialog>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useEnterKey } from '#platform/web/use-enter-key.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Session } from '../contract.ts';
import { titleCharsMax } from '../rules.ts';
import { useCreateSession } from './session-mutations.ts';
import { sessionWebTexts } from './texts.ts';
import { titleError } from './title-error.ts';

type NewSessionDialogProps = {
  /** For whom of the family; null: for the account's holder. */
  personId: number | null;
  /** Chooses it. */
  whose?: ReactNode;
  onClose: () => void;
  onCreated: (session: Session) => void;
};

const formId = 'new-session';

/** CON-3: a title is required, at most 50 characters; Escape closes. */
export default function NewSessionDialog(props: NewSessionDialogProps) {
  const { personId, whose, onClose, onCreated } = props;
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  const [title, setTitle] = useState('');
  const [isAsked, setAsked] = useState(false);
  const create = useCreateSession(onCreated);
  const error = titleError(title);
  const isEmpty = title.trim() === '';
  const shownError = isEmpty && !isAsked ? null : error;
  const submit = (): void => {
    setAsked(true);
    if (!error) create.mutate({ title, personId });
  };
  // A form with a disabled button does not submit on Enter, so the missing title could not be reported.
  const keys = useEnterKey({ onEnter: submit });
  const failure = failureText(create.error, texts.createFailed);
  return (
    <FormDialog
      isPersistent={!isEmpty}
      title={texts.newTitle}
      formId={formId}
      submitLabel={texts.create}
      isPending={create.isPending || create.isSuccess}
      isDisabled={isEmpty}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {create.isError && <Banner type="error">{failure}</Banner>}
        <TextField
          {...keys}
          name="title"
          label={texts.titleLabel}
          hint={texts.titleHint(titleCharsMax)}
          placeholder={texts.titlePlaceholder}
          value={title}
          error={shownError?.[language]}
          autoComplete="off"
          onValueChange={(value) => {
            setTitle(value);
            setAsked(false);
          }}
        />
        <div className="-ml-2 flex">{whose}</div>
      </Form>
    </FormDialog>
  );
}

import { useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Session } from '../contract.ts';
import { helpSettingsTexts } from './help-settings-texts.ts';
import { useSaveHelpSettings } from './session-mutations.ts';
import { sessionWebTexts } from './texts.ts';

const formId = 'help-settings';

/** CON-9: the help mark of a session and the defaults for a later share. */
export default function HelpSettingsDialog(props: { session: Session; onClose: () => void }) {
  const { session, onClose } = props;
  const texts = useTexts(sessionWebTexts);
  const own = useTexts(helpSettingsTexts);
  const [helpNeeded, setHelpNeeded] = useState(session.helpNeeded);
  const [isPublic, setPublic] = useState(session.isPublic);
  const [isAnonymous, setAnonymous] = useState(session.isAnonymous);
  const save = useSaveHelpSettings(onClose);
  const failure = failureText(save.error, texts.helpFailed);
  return (
    <FormDialog
      title={texts.helpSettings}
      formId={formId}
      submitLabel={texts.save}
      isPending={save.isPending}
      onClose={onClose}
    >
      <Form
        id={formId}
        className="flex flex-col gap-3"
        onSubmit={() => save.mutate({ id: session.id, helpNeeded, isPublic, isAnonymous })}
      >
        {save.isError && <Banner type="error">{failure}</Banner>}
        <Switch
          label={own.helpTitle}
          hint={own.helpTitleHint}
          isOn={helpNeeded}
          onChange={setHelpNeeded}
        />
        <fieldset className="border-t border-line pt-3">
          <legend className="sr-only">{own.wishes}</legend>
          <p aria-hidden="true" className="mb-1 text-sm text-muted">
            {own.wishes}
          </p>
          <Checkbox label={own.wishPublic} checked={isPublic} onCheckedChange={setPublic} />
          <Checkbox
            label={own.wishAnonymous}
            checked={isAnonymous}
            onCheckedChange={setAnonymous}
          />
        </fieldset>
        <p className="text-sm text-muted">{own.helpNote}</p>
      </Form>
    </FormDialog>
  );
}

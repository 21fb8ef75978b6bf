import { useState } from 'react';

import { charCount } from '#platform/contract/chars.ts';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { rejectReasons } from '#features/sharing/rules.ts';
import { reviewReasonCharsMax } from '../rules.ts';
import { reviewRefusalTexts } from '../texts.ts';
import { rejectReasonTexts } from './label-texts.ts';
import { RadioChoice } from '#platform/web/ui/radio-choice.tsx';
import { reviewTexts } from './review-texts.ts';

const formId = 'review-reason';
const own = 'own';
type Choice = (typeof rejectReasons)[number] | typeof own;

type ReasonDialogProps = {
  title: string;
  intro: string;
  confirmLabel: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** The dialog for the reason of a rejection: a standard one or the reviewer's own words. */
export default function ReviewReasonDialog(props: ReasonDialogProps) {
  const { title, intro, confirmLabel, onConfirm, onClose } = props;
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  const [choice, setChoice] = useState<Choice | null>(null);
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const reason = choice === own ? words.trim() : (choice ?? '');
  const isTooLong = choice === own && charCount(words) > reviewReasonCharsMax;
  const templates = rejectReasons.map((value) => ({
    value: value as Choice,
    label: rejectReasonTexts[language][value],
  }));
  const missing = isAsked && reason === '' ? texts.reasonRequired : undefined;
  return (
    <FormDialog
      isPersistent={words !== ''}
      title={title}
      description={intro}
      formId={formId}
      submitLabel={confirmLabel}
      isDanger
      onClose={onClose}
    >
      <Form
        id={formId}
        className="flex flex-col gap-2"
        onSubmit={() => {
          setAsked(true);
          if (reason !== '' && !isTooLong) onConfirm(reason);
        }}
      >
        <RadioChoice
          legend={texts.reason}
          options={[...templates, { value: own, label: texts.ownReason }]}
          value={choice}
          onChange={setChoice}
          error={choice === own ? undefined : missing}
        />
        {choice === own && (
          <TextArea
            label={texts.ownWords}
            rows={2}
            value={words}
            onValueChange={setWords}
            error={isTooLong ? reviewRefusalTexts[language].reasonTooLong : missing}
          />
        )}
      </Form>
    </FormDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { charCount } from '#platform/contract/chars.ts';
import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { RadioChoice } from '#platform/web/ui/radio-choice.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { feedbackReasons, feedbackWordsCharsMax, type FeedbackReason } from '../rules.ts';
import { feedbackReasonNames } from '../feedback-reason-texts.ts';
import { messageTexts } from '../texts.ts';
import { actionTexts } from './action-texts.ts';
import { feedbackTexts } from './feedback-texts.ts';
import { messageApi } from './message-api.ts';

const formId = 'reply-feedback';

type FeedbackDialogProps = { id: number; onSent: () => void; onClose: () => void };

/** Why a reply did not help: a reason, and words where the reader has some. */
export default function FeedbackDialog({ id, onSent, onClose }: FeedbackDialogProps) {
  const texts = useTexts(feedbackTexts);
  const names = useTexts(feedbackReasonNames);
  const { feedbackFailed } = useTexts(actionTexts);
  const { feedbackTooLong } = useTexts(messageTexts);
  const [reason, setReason] = useState<FeedbackReason | null>(null);
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isTooLong = charCount(words) > feedbackWordsCharsMax;
  const give = useMutation({
    mutationFn: (why: FeedbackReason) =>
      messageApi.giveFeedback({
        params: { id },
        body: { verdict: 'unhelpful', reason: why, words: words.trim() },
      }),
    onSuccess: () => {
      onSent();
      notify({ type: 'success', message: texts.thanks });
      onClose();
    },
  });
  const submit = (): void => {
    setAsked(true);
    if (reason !== null && !isTooLong) give.mutate(reason);
  };
  return (
    <FormDialog
      isPersistent={words !== ''}
      title={texts.title}
      description={texts.intro}
      formId={formId}
      submitLabel={texts.submit}
      isPending={give.isPending}
      onClose={onClose}
    >
      <Form id={formId} className="flex flex-col gap-4" onSubmit={submit}>
        {give.isError && <Banner type="error">{failureText(give.error, feedbackFailed)}</Banner>}
        <RadioChoice
          legend={texts.reason}
          options={feedbackReasons.map((value) => ({ value, label: names[value] }))}
          value={reason}
          onChange={setReason}
          error={isAsked && reason === null ? texts.reasonRequired : undefined}
        />
        <TextArea
          label={texts.words}
          rows={2}
          value={words}
          onValueChange={setWords}
          error={isTooLong ? feedbackTooLong : undefined}
        />
      </Form>
    </FormDialog>
  );
}

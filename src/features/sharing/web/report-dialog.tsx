import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { charCount } from '#platform/contract/chars.ts';
import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { reportDetailsCharsMax, reportReasons, type ReportReason } from '../rules.ts';
import { sharingTexts } from '../texts.ts';
import { RadioChoice } from '#platform/web/ui/radio-choice.tsx';
import { reportTexts } from './report-texts.ts';
import { reportReasonNames } from '../texts.ts';
import type { ReportTarget } from './report-target.ts';
import { sharingApi } from './sharing-api.ts';

const formId = 'report';

type ReportDialogProps = {
  about: ReportTarget;
  title: string;
  onClose: () => void;
};

/** The report dialog: a reason and optional details. */
export default function ReportDialog({ about, title, onClose }: ReportDialogProps) {
  const { language } = useLanguage();
  const texts = reportTexts[language];
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isTooLong = charCount(details) > reportDetailsCharsMax;
  const report = useReport(about, onClose);
  const submit = (): void => {
    setAsked(true);
    if (reason !== null && !isTooLong) report.mutate({ reason, details: details.trim() });
  };
  return (
    <FormDialog
      isPersistent={details !== ''}
      title={title}
      description={texts.intro}
      formId={formId}
      submitLabel={texts.submit}
      isPending={report.isPending}
      onClose={onClose}
    >
      <Form id={formId} className="flex flex-col gap-4" onSubmit={submit}>
        {report.isError && <Banner type="error">{failureText(report.error, texts.failed)}</Banner>}
        <RadioChoice
          legend={texts.reason}
          options={reportReasons.map((value) => ({
            value,
            label: reportReasonNames[language][value],
          }))}
          value={reason}
          onChange={setReason}
          error={isAsked && reason === null ? texts.reasonRequired : undefined}
        />
        <TextArea
          label={texts.details}
          hint={texts.detailsHint}
          rows={2}
          value={details}
          onValueChange={setDetails}
          error={isTooLong ? sharingTexts[language].detailsTooLong : undefined}
        />
      </Form>
    </FormDialog>
  );
}

function useReport({ kind, id }: ReportTarget, onSent: () => void) {
  const { language } = useLanguage();
  return useMutation({
    mutationFn: (body: { reason: ReportReason; details: string }) => {
      const sent = { params: { id }, body };
      return kind === 'share' ? sharingApi.reportShare(sent) : sharingApi.reportComment(sent);
    },
    onSuccess: () => {
      notify({ type: 'success', message: reportTexts[language].sent });
      onSent();
    },
  });
}

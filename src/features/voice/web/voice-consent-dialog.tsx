import { useState } from 'react';

import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { voiceConsentTexts } from '../voice-consent.ts';
import { voiceWebTexts } from './voice-web-texts.ts';

type VoiceConsentDialogProps = {
  /** The receiver of the recordings; null for the browser's own, which is unknown. */
  receiver: string | null;
  isPending: boolean;
  hasFailed: boolean;
  onAgree: () => void;
  onClose: () => void;
};

/** Shown before the first use: who receives the recordings. */
export default function VoiceConsentDialog(props: VoiceConsentDialogProps) {
  const { receiver, onAgree, onClose } = props;
  const { language } = useLanguage();
  const texts = voiceWebTexts[language];
  const [isAgreed, setAgreed] = useState(false);
  return (
    <Dialog
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.decline}
          </Button>
          <Button disabled={!isAgreed} pending={props.isPending} onClick={onAgree}>
            {texts.agree}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {props.hasFailed && <Banner type="error">{texts.failed}</Banner>}
        {receiver !== null && (
          <div>
            <p className="text-sm text-muted">{texts.receiver}</p>
            <p className="font-medium break-words">{receiver}</p>
          </div>
        )}
        <p className="rounded-control bg-sunken px-4 py-3 text-[0.9375rem] break-words">
          {receiver === null ? texts.browserText : voiceConsentTexts[language].text(receiver)}
        </p>
        <Checkbox label={texts.read} checked={isAgreed} onCheckedChange={setAgreed} />
      </div>
    </Dialog>
  );
}

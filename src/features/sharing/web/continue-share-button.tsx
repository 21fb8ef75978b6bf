import { useMutation } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { sharedTexts } from './shared-texts.ts';
import { sharingApi } from './sharing-api.ts';

type ContinueShareProps = {
  sharedId: number;
  onContinued: (sessionId: number) => void;
};

/** Starts a new conversation that quotes the share. */
export function ContinueShareButton({ sharedId, onContinued }: ContinueShareProps) {
  const texts = useTexts(sharedTexts);
  const go = useMutation({
    mutationFn: () => sharingApi.continueShare({ params: { id: sharedId } }),
    onSuccess: ({ id }) => onContinued(id),
    onError: (error) =>
      notify({
        type: 'error',
        message: failureText(error, texts.continueFailed),
      }),
  });
  return (
    <Button
      variant="quiet"
      icon={<MessageSquarePlus aria-hidden="true" className="size-4.5" />}
      title={texts.continueHint}
      pending={go.isPending || go.isSuccess}
      onClick={() => go.mutate()}
    >
      {texts.continueShare}
    </Button>
  );
}

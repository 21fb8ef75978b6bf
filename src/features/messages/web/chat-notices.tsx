import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { messagesMax, messagesWarnFrom } from '#features/sessions/rules.ts';
import type { ReplyState } from './reply-state.ts';
import { chatTexts } from './texts.ts';

interface ChatNoticesProps {
  state: ReplyState;
  isQuotaExhausted: boolean;
  messagesCount: number;
  isCompleted: boolean;
  /** Where messages can be bought. */
  buyUrl: string | null;
  onRetry: () => void;
  onDismiss: () => void;
}

/** What stands in the way of sending, above the input: each with its way on. */
export function ChatNotices(props: ChatNoticesProps) {
  const { state, messagesCount, isCompleted, isQuotaExhausted } = props;
  const texts = useTexts(chatTexts);
  const left = messagesMax - messagesCount;
  return (
    <div className="space-y-2 empty:hidden">
      {state.isReconnecting && <Banner type="info">{texts.reconnecting}</Banner>}
      {isCompleted && <Banner type="info">{texts.completed}</Banner>}
      {!isCompleted && left < 2 && <Banner type="warning">{texts.limitReached}</Banner>}
      {!isCompleted && left >= 2 && messagesCount >= messagesWarnFrom && (
        <Banner type="warning">{texts.limitWarning(left)}</Banner>
      )}
      {isQuotaExhausted ? (
        <QuotaBanner buyUrl={props.buyUrl} />
      ) : (
        state.error !== null && (
          <Banner
            type="error"
            onClose={props.onDismiss}
            action={
              state.failed && (
                <Button variant="quiet" size="small" onClick={props.onRetry}>
                  {texts.retry}
                </Button>
              )
            }
          >
            {state.error}
          </Banner>
        )
      )}
    </div>
  );
}

function QuotaBanner({ buyUrl }: { buyUrl: string | null }) {
  const texts = useTexts(chatTexts);
  const link = buyUrl !== null && (
    <a
      href={buyUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center underline"
    >
      {texts.buy}
    </a>
  );
  return (
    <Banner type="warning" title={texts.quotaTitle} action={link}>
      {texts.quotaHint}
    </Banner>
  );
}

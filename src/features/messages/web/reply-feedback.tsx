import { useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Verdict } from '../rules.ts';
import { actionTexts } from './action-texts.ts';
import { messageApi } from './message-api.ts';
import { RowAction } from './row-action.tsx';

const FeedbackDialog = lateDialog(() => import('./feedback-dialog.tsx'));

/** Whether a reply helped; a second press takes it back. */
export function ReplyFeedback({ id, given }: { id: number; given: Verdict | null }) {
  const texts = useTexts(actionTexts);
  const cache = useQueryClient();
  const [verdict, setVerdict] = useState(given);
  const [isAsking, setAsking] = useState(false);
  const noteVerdict = (next: Verdict | null): void => {
    setVerdict(next);
    void cache.invalidateQueries({ queryKey: keyOf(messageApi, 'listMessages') });
  };
  const say = async (next: 'helpful' | null): Promise<void> => {
    setVerdict(next);
    const params = { id };
    try {
      if (next === null) await messageApi.withdrawFeedback({ params });
      else await messageApi.giveFeedback({ params, body: { verdict: next } });
      noteVerdict(next);
    } catch (error) {
      setVerdict(verdict);
      notify({ type: 'error', message: failureText(error, texts.feedbackFailed) });
    }
  };
  return (
    <>
      <RowAction
        icon={<ThumbsUp aria-hidden="true" />}
        label={texts.helpful}
        isOn={verdict === 'helpful'}
        onPress={() => void say(verdict === 'helpful' ? null : 'helpful')}
      />
      <RowAction
        icon={<ThumbsDown aria-hidden="true" />}
        label={texts.unhelpful}
        isOn={verdict === 'unhelpful'}
        onPress={() => (verdict === 'unhelpful' ? void say(null) : setAsking(true))}
      />
      {isAsking && (
        <FeedbackDialog
          id={id}
          onSent={() => noteVerdict('unhelpful')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import { Mic, Square } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useVoiceInput } from './use-voice-input.ts';
import { useVoiceWay } from './use-voice-way.ts';
import { voiceWebTexts } from './voice-web-texts.ts';

const VoiceConsentDialog = lateDialog(() => import('./voice-consent-dialog.tsx'));

/** The microphone beside the input; nothing where speech cannot become text. */
export function VoiceInput({ onText }: { onText: (text: string) => void }) {
  const texts = useTexts(voiceWebTexts);
  const way = useVoiceWay();
  const { phase, start, finish } = useVoiceInput(way, onText);
  const [isAsking, setAsking] = useState(false);
  if (way.kind === null && phase === 'idle') return null;
  const isListening = phase === 'listening';
  const press = (): void => {
    if (isListening) finish();
    else if (way.hasConsent) start();
    else setAsking(true);
  };
  const agree = async (): Promise<void> => {
    await way.agree();
    setAsking(false);
    start();
  };
  return (
    <>
      {phase !== 'idle' && (
        <p className="mr-auto min-w-0 animate-breathe pl-2 text-sm text-muted">
          {isListening ? texts.listening : texts.transcribing}
        </p>
      )}
      <IconButton
        label={isListening ? texts.stop : texts.start}
        icon={
          <>
            {iconOf(phase)}
            {isListening && <span className="font-medium">{texts.stop}</span>}
          </>
        }
        className={isListening ? 'w-auto gap-1.5 px-3 whitespace-nowrap' : undefined}
        aria-pressed={isListening}
        disabled={phase === 'transcribing'}
        onClick={press}
      />
      {isAsking && (
        <VoiceConsentDialog
          receiver={way.receiver}
          isPending={way.giving.isPending}
          hasFailed={way.giving.isError}
          onAgree={() => void agree().catch(() => undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function iconOf(phase: 'idle' | 'listening' | 'transcribing') {
  if (phase === 'transcribing') return <Spinner />;
  return phase === 'listening' ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />;
}

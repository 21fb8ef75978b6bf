import { Square, Volume2 } from 'lucide-react';
import { useEffect } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { RowAction } from '../row-action.tsx';
import { hasChineseVoice } from './chinese-voice.ts';
import { readAloudTexts } from './read-aloud-texts.ts';
import { readAloud } from './read-aloud.ts';
import { readingAloud, stopReadingAloud } from './reading-aloud.ts';
import { readingRate } from './reading-rate.ts';
import './read-aloud.css';

type ReadAloudProps = {
  messageId: number;
  /** Among actions with words. */
  isWritten?: boolean;
};

/** Starts and stops reading one message; nothing where the browser has no voice for it. */
export function ReadAloudButton({ messageId, isWritten = false }: ReadAloudProps) {
  const texts = useTexts(readAloudTexts);
  const hasVoice = useStore(hasChineseVoice);
  const isReading = useStore(readingAloud, (now) => now?.messageId === messageId);
  useEffect(
    () => () => {
      if (readingAloud.get()?.messageId === messageId) stopReadingAloud();
    },
    [messageId],
  );
  if (!hasVoice) return null;
  const label = isReading ? texts.stop : texts.read;
  const icon = isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />;
  const press = (): void => (isReading ? stopReadingAloud() : readAloud(messageId));
  if (isWritten) return <RowAction label={label} icon={icon} onPress={press} />;
  return (
    <IconButton
      label={label}
      icon={icon}
      className={isReading ? '-my-3 text-pine' : '-my-3'}
      onClick={press}
    />
  );
}

/** While something is read aloud: speed and stop, within reach wherever the list is scrolled to. */
export function ReadingBar() {
  const texts = useTexts(readAloudTexts);
  const isReading = useStore(readingAloud, (now) => now !== null);
  const rate = useStore(readingRate);
  if (!isReading) return null;
  return (
    <section
      aria-label={texts.reading}
      className="flex items-center gap-2 rounded-card border border-line bg-surface p-1.5 pl-3"
    >
      <Volume2 aria-hidden="true" className="size-5 shrink-0 text-pine" />
      <p className="mr-auto min-w-0 text-sm text-muted">{texts.reading}</p>
      <div className="w-28 shrink-0">
        <Select
          label={texts.rate}
          isLabelHidden
          className="text-sm"
          value={rate}
          onValueChange={readingRate.set}
          options={[
            { value: 'slow', label: texts.slow },
            { value: 'normal', label: texts.normal },
            { value: 'fast', label: texts.fast },
          ]}
        />
      </div>
      <Button
        variant="quiet"
        className="shrink-0"
        icon={<Square aria-hidden="true" className="size-4" />}
        onClick={stopReadingAloud}
      >
        {texts.stop}
      </Button>
    </section>
  );
}

import { useRef } from 'react';

import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { pictureWebTexts } from './picture-web-texts.ts';
import type { Reading } from './use-reading.ts';

type ChooseFileProps = {
  reading: Exclude<Reading, { kind: 'read' }>;
  onFile: (file: File) => void;
};

/** The way to choose a file, what was wrong with the last, and below, what happens to it. */
export function ChooseFile({ reading, onFile }: ChooseFileProps) {
  const texts = useTexts(pictureWebTexts);
  const picker = useRef<HTMLInputElement>(null);
  const problem = reading.kind === 'choosing' ? reading.problem : null;
  return (
    <div className="flex flex-col gap-4">
      {problem !== null && <Banner type="error">{texts[problem]}</Banner>}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={texts.choose}
        accept="application/pdf,.pdf,image/jpeg,image/png,image/webp,image/heic,.heic"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button pending={reading.kind === 'reading'} onClick={() => picker.current?.click()}>
        {reading.kind === 'reading' ? texts.reading : texts.choose}
      </Button>
      {reading.kind === 'reading' && reading.words !== undefined && (
        <output className="text-center text-sm text-muted tabular-nums">
          {reading.words === null ? texts.loading : texts.words(reading.words)}
        </output>
      )}
      <div className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3 text-[0.9375rem]">
        <p>{texts.onDevice}</p>
        <p>{texts.shooting}</p>
      </div>
    </div>
  );
}

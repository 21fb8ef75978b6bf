import { Plus, X } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { pinnedCharsMax, pinnedLinesMax } from '../rules.ts';
import { isLineTooLong, type PinnedLine } from './pinned-lines.ts';
import { continuationDialogTexts } from './dialog-texts.ts';

type PinnedEditorProps = {
  lines: readonly PinnedLine[];
  onChange: (lines: PinnedLine[]) => void;
};

/** An editor for the pinned facts, one per line. */
export function PinnedEditor({ lines, onChange }: PinnedEditorProps) {
  const texts = useTexts(continuationDialogTexts);
  const list = useRef<HTMLFieldSetElement>(null);
  const add = (): void => {
    onChange([...lines, { key: Math.max(0, ...lines.map(({ key }) => key)) + 1, text: '' }]);
    requestAnimationFrame(() =>
      [...(list.current?.querySelectorAll('textarea') ?? [])].at(-1)?.focus(),
    );
  };
  const remove = (key: number): void => {
    onChange(lines.filter((line) => line.key !== key));
    // The clicked button is gone, so the focus moves to the next control.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  };
  return (
    <fieldset ref={list} className="min-w-0">
      <legend className="font-medium">{texts.pinnedTitle}</legend>
      <p className="mt-1 mb-3 text-sm text-muted">
        {lines.length === 0 ? texts.pinnedNone : texts.pinnedHint}
      </p>
      <div className="space-y-2">
        {lines.map((line, at) => (
          <div key={line.key} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <TextArea
                label={texts.pinnedLine(at + 1)}
                isLabelHidden
                value={line.text}
                error={isLineTooLong(line) ? texts.lineTooLong(pinnedCharsMax) : undefined}
                onValueChange={(written) => {
                  const text = written.replaceAll(/\s*\n\s*/gu, ' ');
                  onChange(lines.map((each) => (each.key === line.key ? { ...each, text } : each)));
                }}
              />
            </div>
            <IconButton
              label={texts.removeLine(at + 1)}
              icon={<X />}
              onClick={() => remove(line.key)}
            />
          </div>
        ))}
        <Button
          data-add
          variant="ghost"
          size="small"
          icon={<Plus aria-hidden="true" className="size-4" />}
          disabled={lines.length >= pinnedLinesMax}
          onClick={add}
        >
          {texts.addLine}
        </Button>
      </div>
    </fieldset>
  );
}

import { useEffect, useState } from 'react';

import { readReportLine } from '#medicine/answers/report-line.ts';
import { linesWithMedicines } from '#medicine/herb-safety/lines-with-medicines.ts';
import { charCount } from '#platform/contract/chars.ts';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { LineToConfirm } from './line-to-confirm.tsx';
import type { ReadLine } from './page-lines.ts';
import { pictureWebTexts } from './picture-web-texts.ts';
import { chosenLines, proposeLines, type ProposedLine } from './proposed-lines.ts';

type ConfirmLinesProps = {
  lines: readonly ReadLine[];
  charsLeft: number;
  onUse: (text: string) => void;
  /** Opens 药材查对 with them. */
  onCheckMedicines: (lines: readonly string[]) => void;
  onRestart: () => void;
  onClose: () => void;
};

/** The lines that were read, each to be corrected or left out. */
export function ConfirmLines(props: ConfirmLinesProps) {
  const { lines: read, charsLeft, onUse, onCheckMedicines, onRestart, onClose } = props;
  const texts = useTexts(pictureWebTexts);
  const [lines, setLines] = useState(() => proposeLines(read));
  useEffect(() => announce(texts.found(read.length)), [read, texts]);
  const [hasValues] = useState(() =>
    read.some(({ text: line }) => readReportLine(line).length > 0),
  );
  const change = (id: number, part: Partial<ProposedLine>): void =>
    setLines((all) => all.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const chosen = chosenLines(lines);
  const text = chosen.join('\n');
  const excess = charCount(text) - charsLeft;
  const medicines = linesWithMedicines(chosen);
  const personalCount = lines.filter(({ isPersonal }) => isPersonal).length;
  return (
    <Dialog
      isOpen
      isPersistent
      size="page"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.linesTitle}
      description={
        <>
          {texts.check}
          {hasValues && ` ${texts.verdictHint}`}
          {personalCount > 0 && ` ${texts.personalHint(personalCount)}`}
        </>
      }
      footer={
        <>
          {excess > 0 && (
            <output className="w-full text-sm text-ochre">{texts.tooLong(excess)}</output>
          )}
          <Button variant="quiet" onClick={onRestart}>
            {texts.chooseOther}
          </Button>
          {medicines.length > 0 && (
            <Button variant="quiet" onClick={() => onCheckMedicines(medicines)}>
              {texts.checkMedicines}
            </Button>
          )}
          <Button disabled={chosen.length === 0 || excess > 0} onClick={() => onUse(text)}>
            {texts.use(chosen.length)}
          </Button>
        </>
      }
    >
      <ol className="divide-y divide-line">
        {lines.map((line) => (
          <LineToConfirm key={line.id} line={line} onChange={(part) => change(line.id, part)} />
        ))}
      </ol>
    </Dialog>
  );
}

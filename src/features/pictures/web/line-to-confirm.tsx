import { useMemo } from 'react';

import { readReportLine, type ReportValue } from '#medicine/answers/report-line.ts';
import { sourceTitle } from '#medicine/knowledge/source.ts';
import { classNames } from '#platform/web/class-names.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { lineCharsMax } from '../rules.ts';
import { pictureWebTexts } from './picture-web-texts.ts';
import type { ProposedLine } from './proposed-lines.ts';

type LineToConfirmProps = {
  line: ProposedLine;
  onChange: (part: Partial<ProposedLine>) => void;
};

/** One line: whether it is taken, and its words. */
export function LineToConfirm({ line, onChange }: LineToConfirmProps) {
  const texts = useTexts(pictureWebTexts);
  const number = line.id + 1;
  const values = useMemo(() => readReportLine(line.text), [line.text]);
  return (
    <li className="flex items-start gap-1 py-1">
      <Checkbox
        label={<span className="sr-only">{texts.take(number)}</span>}
        className="min-w-11"
        checked={line.isChosen}
        onCheckedChange={(isChosen) => onChange({ isChosen })}
      />
      <div className="min-w-0 flex-1">
        <TextArea
          label={texts.line(number)}
          isLabelHidden
          bareClassName={`w-full bg-transparent py-2.5 outline-none ${line.isChosen ? '' : 'text-muted'}`}
          maxLength={lineCharsMax}
          value={line.text}
          onValueChange={(text) => onChange({ text: text.replaceAll(/[\r\n]+/gu, ' ') })}
        />
        {line.isPersonal && <p className="-mt-1 pb-2 text-sm text-ochre">{texts.personal}</p>}
        {line.isDoubtful && <p className="-mt-1 pb-2 text-sm text-ochre">{texts.doubtful}</p>}
        {values.map((value) => (
          <Verdict key={value.name} {...value} />
        ))}
      </div>
    </li>
  );
}

/** Whether a value is within its range; never what that means. */
function Verdict({ name, value, verdict, source }: ReportValue) {
  const texts = useTexts(pictureWebTexts);
  return (
    <p
      className={classNames(
        '-mt-1 pb-2 text-sm',
        verdict === 'within' ? 'text-muted' : 'text-ochre',
      )}
    >
      {texts.of(name, value)}
      {texts[source === null ? (`${verdict}OnReport` as const) : (`${verdict}InAdults` as const)]}
      {source !== null && texts.from(sourceTitle(source))}
    </p>
  );
}

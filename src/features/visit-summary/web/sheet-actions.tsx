import { FileDown, Printer } from 'lucide-react';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useCall } from '#platform/web/use-call.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SheetFormat } from '../rules.ts';
import { visitSummaryWebTexts } from './texts.ts';
import { visitSummaryApi } from './visit-summary-api.ts';

type SheetActionsProps = {
  sessionId: number;
  heldBack: ReadonlySet<string>;
  isNamed: boolean;
};

/** Buttons to print or download, one file at a time. */
export function SheetActions({ sessionId, heldBack, isNamed }: SheetActionsProps) {
  const texts = useTexts(visitSummaryWebTexts);
  const download = useCall(async (format: SheetFormat) => {
    const without = [...heldBack].join(',');
    const query = {
      format,
      ...(without === '' ? {} : { without }),
      ...(isNamed ? { with_name: 'true' as const } : {}),
    };
    try {
      const asked = { params: { id: sessionId }, query };
      const file = await visitSummaryApi.downloadVisitSummary(asked);
      saveFile(file);
      notify({ type: 'success', message: texts.saved(file.name) });
    } catch (error) {
      notify({ type: 'error', message: failureText(error, texts.downloadFailed) });
    }
  });
  const isBusy = download.status === 'pending';
  const press = (format: SheetFormat) => () => void download.run(format);
  return (
    <div className="mb-4 flex flex-wrap gap-x-3 gap-y-2 [&_svg]:size-4.5">
      <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button
        variant="quiet"
        icon={<FileDown aria-hidden="true" />}
        pending={isBusy}
        onClick={press('pdf')}
      >
        {texts.pdf}
      </Button>
      <Button variant="link" onClick={press('md')}>
        {texts.markdown}
      </Button>
      <Button variant="link" onClick={press('json')}>
        {texts.json}
      </Button>
    </div>
  );
}

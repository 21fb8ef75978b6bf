import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { reportTexts } from './report-texts.ts';
import type { ReportTarget } from './report-target.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** The button to report a share, a comment or a reply. */
export function ReportButton({ about }: { about: ReportTarget }) {
  const texts = useTexts(reportTexts);
  const [isOpen, setOpen] = useState(false);
  const label = about.kind === 'share' ? texts.reportShare : texts.reportComment(about.name);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className="text-muted"
        icon={<Flag aria-hidden="true" className="size-4" />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {texts.report}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog about={about} title={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

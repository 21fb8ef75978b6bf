import { plainLine } from '#platform/web/plain-line.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Report } from '../contract.ts';
import { hallPreviewCharsMax } from '#features/sharing/rules.ts';
import { reportReasonNames } from '#features/sharing/texts.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewTexts } from './review-texts.ts';

type ReportCardProps = {
  report: Report;
  isCurrent: boolean;
  isPending: boolean;
  onRead: () => void;
  onDismiss: () => void;
  onUphold: () => void;
};

/** A report: its subject, its reason and two actions. */
export function ReviewReportCard({ report, ...ways }: ReportCardProps) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  const kind = report.kind === 'share' ? texts.aboutShare : texts.aboutComment;
  return (
    <ReviewCard
      label={`${kind} ${texts.reportedIn(report.shareTitle)}`}
      isCurrent={ways.isCurrent}
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={ways.onRead}>
            {texts.readShare}
          </Button>
          <Button variant="quiet" pending={ways.isPending} onClick={ways.onDismiss}>
            {texts.dismiss}
          </Button>
          <Button variant="danger" disabled={ways.isPending} onClick={ways.onUphold}>
            {texts.uphold}
          </Button>
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-1.5">
        <Badge>{kind}</Badge>
        <Badge tone="ochre">{reportReasonNames[language][report.reason]}</Badge>
      </p>
      <blockquote className="line-clamp-4 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
        {report.kind === 'share' ? plainLine(report.excerpt, hallPreviewCharsMax) : report.excerpt}
      </blockquote>
      {report.details !== '' && (
        <p className="wrap-anywhere">
          <span className="text-muted">{texts.details} </span>
          {report.details}
        </p>
      )}
      <p className="text-sm text-muted">
        {texts.reportedIn(report.shareTitle)} · {texts.waiting(report.waitingSeconds)}
      </p>
    </ReviewCard>
  );
}

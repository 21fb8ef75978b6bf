import type { ReactNode } from 'react';

import { dateTimeText } from '#platform/web/relative-time.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SessionSummary } from '../contract.ts';
import type { JumpTo } from './own-words-link.tsx';
import { LineList } from './line-list.tsx';
import { TenQuestionMeter } from './ten-question-meter.tsx';
import { summaryWebTexts } from './texts.ts';

type SummaryViewProps = {
  summary: SessionSummary;
  onAsk: ((request: string) => void) | null;
} & JumpTo;

/** Symptoms, tendency, advice, and topics still to be covered. */
export function SummaryView({ summary, onAsk, ...jump }: SummaryViewProps) {
  const { language } = useLanguage();
  const texts = summaryWebTexts[language];
  const { lines, possibleDiagnosis, recommendations, prescriptions, updatedAt } = summary;
  const isEmpty =
    lines.every(({ by }) => by === 'kept') && possibleDiagnosis === '' && recommendations === '';
  return (
    <div className="space-y-5">
      {isEmpty && <EmptyState title={texts.empty} hint={texts.emptyHint} />}
      <LineList lines={lines} {...jump} />
      {possibleDiagnosis !== '' && (
        <Generated title={texts.tendency}>{possibleDiagnosis}</Generated>
      )}
      {recommendations !== '' && <Generated title={texts.advice}>{recommendations}</Generated>}
      {prescriptions.length > 0 && (
        <Generated title={texts.formulas}>
          {prescriptions.join('、')}
          <span className="block text-sm text-ochre">{texts.formulasNote}</span>
        </Generated>
      )}
      <TenQuestionMeter items={summary.tenQuestions} onAsk={onAsk} {...jump} />
      {updatedAt && (
        <p className="text-sm text-muted">
          {texts.updatedAt(dateTimeText(Date.parse(updatedAt), language))}
        </p>
      )}
    </div>
  );
}

/** The conclusions, as opposed to the person's own statements. */
function Generated({ title, children }: { title: string; children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <section>
      <div className="mb-1 flex items-center gap-2">
        <h3 className="text-base">{title}</h3>
        <Badge>{summaryWebTexts[language].aiTag}</Badge>
      </div>
      <p lang="zh-CN">{children}</p>
    </section>
  );
}

import { chinaTime } from '#platform/contract/china-time.ts';
import { both } from '#platform/contract/define-texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { visitSummaryEndpoints, VisitSummary } from '../contract.ts';
import { sheetTypes, type SheetFormat } from '../rules.ts';
import { aiNotice, sheetTitle } from '../sheet-labels.ts';
import { visitSummaryTexts } from '../texts.ts';
import { makeSummary } from './make-summary.ts';
import { sheetMarkdown } from './sheet-markdown.ts';
import type { VisitSummaryServices } from './visit-summary-services.ts';

export const downloadVisitSummary: Handler<
  typeof visitSummaryEndpoints.downloadVisitSummary,
  VisitSummaryServices
> = async ({ user, params, query, now }, services) => {
  const isNamed = query.with_name === 'true';
  const asked = { userId: user.userId, sessionId: params.id, isNamed, now };
  const summary = without(await makeSummary(services, asked), query.without ?? '');
  const day = chinaTime(new Date(summary.madeAt)).slice(0, 10);
  return {
    contentType: sheetTypes[query.format],
    name: `${sheetTitle}-${day}.${query.format}`,
    content: await written(services, summary, query.format),
  };
};

async function written(
  { sheets }: VisitSummaryServices,
  summary: VisitSummary,
  format: SheetFormat,
): Promise<Uint8Array> {
  if (format === 'pdf') return sheets.draw(summary);
  if (format === 'md') return Buffer.from(sheetMarkdown(summary));
  const { AIGC, ...rest } = summary;
  return Buffer.from(`${JSON.stringify({ AIGC, notice: aiNotice, ...rest }, null, 2)}\n`);
}

/** Removes the excluded lines. An unknown key comes from an outdated sheet and is refused. */
function without(summary: VisitSummary, keys: string): VisitSummary {
  if (keys === '') return summary;
  const dropped = new Set(keys.split(','));
  const known = new Set(summary.sections.flatMap(({ lines }) => lines.map(({ key }) => key)));
  if ([...dropped].some((key) => !known.has(key))) {
    throw new AppError('validation_failed', { text: both(visitSummaryTexts, (t) => t.changed) });
  }
  const sections = summary.sections.flatMap((section) => {
    const lines = section.lines.filter(({ key }) => !dropped.has(key));
    // Excluded content is not 未提及 (not mentioned), so an emptied section is omitted.
    if (lines.length === 0 && section.lines.length > 0) return [];
    return [{ ...section, lines }];
  });
  return { ...summary, sections };
}

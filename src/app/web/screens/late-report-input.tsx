import { createElement } from 'react';

import { painted } from '#platform/web/frames.ts';
import { LatePart } from '#platform/web/late-part.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';

import type { ReportInputProps } from './report-input.tsx';

// Typing comes first.
const lateInput = new LatePart(async () => {
  await painted();
  return (await import('./report-input.tsx')).ReportInput;
});

/** The way to read a report into the input, once its script is here. */
export function LateReportInput(props: ReportInputProps) {
  const input = useLatePart(lateInput, true);
  return input && createElement(input, props);
}

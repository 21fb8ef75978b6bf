import { SanitisedHtml } from '#platform/web/markdown/sanitised-html.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { agreementWebTexts } from './texts.ts';

type DocumentBodyProps = {
  document: { title: string; version: string; effectiveDate: string; content: string };
};

/** A legal document: version and date, then the text. */
export function DocumentBody({ document }: DocumentBodyProps) {
  const texts = useTexts(agreementWebTexts);
  return (
    <article>
      <p className="mb-4 text-sm text-muted tabular-nums">
        {texts.version(document.version, document.effectiveDate)}
      </p>
      <SanitisedHtml html={document.content} />
    </article>
  );
}

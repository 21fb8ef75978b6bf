import { expect, it } from 'vitest';

import { continuationWebTexts } from '#features/continuation/web/texts.ts';
import { summaryToggleTexts } from '#features/summary/web/toggle-texts.ts';
import { summaryWebTexts } from '#features/summary/web/texts.ts';
import { visitSummaryWebTexts } from '#features/visit-summary/web/texts.ts';

import { helpEntries } from './help-entries.ts';

it.each(['zh-CN', 'en-US'] as const)(
  'calls the parts of a conversation what they are called on the page (%s)',
  (language) => {
    const words = helpEntries[language].flatMap(({ answer }) => answer).join('\n');
    const names = [
      summaryToggleTexts[language].title,
      summaryWebTexts[language].timeline,
      visitSummaryWebTexts[language].title,
      continuationWebTexts[language].continue,
    ];
    for (const name of names) expect(words).toContain(`“${name}”`);
  },
);

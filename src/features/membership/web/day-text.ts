import type { Language } from '#platform/contract/define-texts.ts';
import { dateText } from '#platform/web/relative-time.ts';

/** A calendar day, `YYYY-MM-DD`: that day everywhere, so it is read as the reader's own midnight. */
export const dayText = (day: string, language: Language): string =>
  dateText(Date.parse(`${day}T00:00`), language);

import { resultTitles } from './result-texts.ts';

/** The parts of a result that a page may fold, by the titles they have or had in stored replies. */
export const foldableTitles: ReadonlySet<string> = new Set(Object.values(resultTitles));

/** The part whose first line always stays in view: how soon to see somebody. */
export const whenTitle: string = resultTitles.when;

import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const correction = lexicon(complaintLists)['complaint.correction'].regExp();

/** Whether a turn takes back something said before. */
export function isCorrection(content: string): boolean {
  return correction.test(content);
}

import { changesIn } from '../course/change-words.ts';
import type { Turn } from '../findings/finding.ts';
import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const complaintWords = lexicon(complaintLists);

/** How a message says that it goes. */
export type ToldCourse = 'better' | 'same' | 'worse';

/** What follows a change and is none: 好多了，就是还有点咳. */
const besides = complaintWords['complaint.besides'].regExp();

/**
 * How the newest message says that it goes, where it tells nothing besides: 昨晚睡得好一点了,
 * 只醒了一次; 还是老样子; 更严重了.
 * @param bringsSymptom whether it names a symptom that was not there before
 */
export function toldCourse(turns: readonly Turn[], bringsSymptom: boolean): ToldCourse | undefined {
  const content = turns.at(-1)?.content ?? '';
  const change = changesIn(content).at(-1)?.change;
  if (change === undefined || change === 'again') return undefined;
  const course = change === 'gone' ? 'better' : change;
  if (course === 'better') return besides.test(content) ? undefined : course;
  return bringsSymptom ? undefined : course;
}

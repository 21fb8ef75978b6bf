import type { AnswerTopic } from '../knowledge/answers.ts';

const joint = '+';

type Named<Topic> = { topic: Topic; parts: readonly string[]; chars: number };

const namedBy = new WeakMap<object, readonly Named<unknown>[]>();

/** The words of all topics, cut once. */
function wordsOf<Topic extends Pick<AnswerTopic, 'words'>>(
  topics: readonly Topic[],
): readonly Named<Topic>[] {
  const known = namedBy.get(topics) as readonly Named<Topic>[] | undefined;
  if (known !== undefined) return known;
  const made = topics.flatMap((topic) =>
    topic.words.map((words) => {
      const parts = words.toLowerCase().split(joint);
      return { topic, parts, chars: parts.join('').length };
    }),
  );
  namedBy.set(topics, made);
  return made;
}

/**
 * The topic that a text names by the most characters. Words with a plus between them are all needed:
 * 鱼刺+卡.
 */
export function topicIn<Topic extends Pick<AnswerTopic, 'words'>>(
  topics: readonly Topic[],
  text: string,
): Topic | undefined {
  let best: Named<Topic> | undefined;
  for (const one of wordsOf(topics))
    if (one.chars > (best?.chars ?? 0) && one.parts.every((part) => text.includes(part)))
      best = one;
  return best?.topic;
}

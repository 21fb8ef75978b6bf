import type { AnswerTopic } from '../knowledge/answers.ts';

const joint = '+';

/**
 * The topic that a text names by the most characters. Words with a plus between them are all needed:
 * 鱼刺+卡.
 */
export function topicIn<Topic extends Pick<AnswerTopic, 'words'>>(
  topics: readonly Topic[],
  text: string,
): Topic | undefined {
  let best: { topic: Topic; chars: number } | undefined;
  for (const topic of topics)
    for (const words of topic.words) {
      const parts = words.toLowerCase().split(joint);
      const chars = parts.join('').length;
      if (parts.every((part) => text.includes(part)) && chars > (best?.chars ?? 0))
        best = { topic, chars };
    }
  return best?.topic;
}

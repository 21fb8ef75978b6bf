import type { Turn } from '../findings/finding.ts';
import type { ChosenOption } from './option-findings.ts';
import { questionsAsked } from './option-findings.ts';

/**
 * One-word answers and what they may mean. The first that the questions before it speak of is
 * meant; the very first of the list where none is, unless the word means nothing by itself.
 */
const meanings: Readonly<Record<string, { symptoms: readonly string[]; needsQuestion?: true }>> = {
  累: { symptoms: ['乏力'] },
  乏: { symptoms: ['乏力'] },
  没劲: { symptoms: ['乏力'] },
  困: { symptoms: ['困倦'] },
  烦: { symptoms: ['心烦'] },
  晕: { symptoms: ['头晕'] },
  渴: { symptoms: ['口渴'] },
  怕冷: { symptoms: ['恶寒', '畏寒'] },
  怕热: { symptoms: ['怕热'] },
  怕风: { symptoms: ['恶风'] },
  心慌: { symptoms: ['心悸'] },
  没胃口: { symptoms: ['纳呆'] },
  急: { symptoms: ['急躁易怒', '尿急'], needsQuestion: true },
  苦: { symptoms: ['口苦'], needsQuestion: true },
  干: { symptoms: ['大便干结', '咽干', '口干', '鼻干'], needsQuestion: true },
  稀: { symptoms: ['便溏', '痰稀', '经质稀'], needsQuestion: true },
  黏: { symptoms: ['大便黏滞', '口黏'], needsQuestion: true },
  闷: { symptoms: ['胸闷', '耳闷'], needsQuestion: true },
  胀: { symptoms: ['胃脘胀痛', '头胀痛', '小腹胀痛', '胀痛'], needsQuestion: true },
  冷痛: { symptoms: ['胃脘冷痛', '小腹冷痛', '关节冷痛'], needsQuestion: true },
  隐痛: { symptoms: ['胃脘隐痛', '头隐痛', '隐痛'], needsQuestion: true },
  刺痛: { symptoms: ['胃脘刺痛', '头刺痛', '刺痛'], needsQuestion: true },
};
const adverbs =
  /^(?:就是|只是|主要是|主要|还有|也|比较|有一点|有点儿?|有些|很|挺|特别|老是|老|总是|总|容易|经常|觉得|感觉|会)+/u;
const tails = /(?:得很|得慌|得厉害|一些|一点|些|了|的|吧|呢)+$/u;
const denials = /^(?:不怎么|不太|不大|没有|并不|不|没|无)/u;

/** What answers of a single word say, as if the answer had been offered. */
export function shortAnswers(turns: readonly Turn[]): ChosenOption[] {
  return turns.flatMap(({ role, content }, turn) => {
    if (role !== 'user') return [];
    const before = turns[turn - 1];
    const asked = before?.role === 'assistant' ? questionsAsked(before.content) : [];
    const open = new Set(asked.flatMap(({ options }) => options.flatMap((o) => o.present)));
    return [...content.matchAll(/[^，。、；！？,.;!?\s]+/gu)].flatMap((match) => {
      const words = match[0];
      const isDenied = denials.test(words) && meanings[words] === undefined;
      const bare = words.replace(isDenied ? denials : adverbs, '').replace(tails, '');
      const meaning = Object.hasOwn(meanings, bare) ? meanings[bare] : undefined;
      if (meaning === undefined) return [];
      const symptom =
        meaning.symptoms.find((name) => open.has(name)) ??
        (meaning.needsQuestion ? undefined : meaning.symptoms[0]);
      if (symptom === undefined) return [];
      const option = {
        label: words,
        present: isDenied ? [] : [symptom],
        absent: isDenied ? [symptom] : [],
      };
      return [{ option, turn, start: match.index }];
    });
  });
}

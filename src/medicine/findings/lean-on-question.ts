import { boundedCache } from './bounded-cache.ts';
import type { Statement } from './read-symptoms.ts';
import { readSymptoms } from './read-symptoms.ts';
import { normalise } from './normalise.ts';

const nouns =
  '大便 小便 痰 鼻涕 舌苔 舌头 舌质 经血 月经 白带 汗 口 嘴 胃 头 肚子 小肚子 腰 胃口 睡眠 睡 脸色 喉咙 鼻子'.split(
    ' ',
  );
const filler =
  '(?:嗯+|哦|呃|额|啊|这个|那个|倒|都|全|也|好像|应该|基本|基本上|目前|暂时|一直|从来|真的|肯定|绝对|根本|以上|这些|上面|，|。|！|？|、|\\s)*';
const tail = '(?:吧|呢|的|了|啊|哦|呀|过|感觉|情况|症状|出现|吗)*';
const edge = '(?=$|[，。！；、\\s\\n])';
const denials = new RegExp(
  `^${filler}(?:(?:没得|莫得|冇得?|冒得|没有?|不)(?:这个|那个|这种)?可能(?:性)?|没得|莫得|冇得?|冒得|哪里?有|没有|没|无|不|不是|不会|不太|不怎么|不明显|没什么|一个都没有|一样都没有|都没有|没出现|没注意到有|否|木有|不觉得|不|未|nope|no)${tail}${edge}`,
  'u',
);
const affirmations = new RegExp(
  `^${filler}(?:有|是|对|会|嗯|恩|有的|是的|对的|都有|全有|有过|有点|有一点|有一些|有些|一点点|偶尔|有时|有时候|经常|常常|总是|挺|很|明显|可以这么说|没错|yes|差不多|确实|就是)(?:有|是|会|这样|明显|严重|厉害|点)*${tail}${edge}`,
  'u',
);
const unsure = new RegExp(
  `^${filler}(?:不知道|不清楚|说不清|说不好|没注意|没留意|不确定|没看|没量|没测|不懂|记不清|忘了|不记得|跳过|不太清楚|没观察)`,
  'u',
);
const restDenied =
  /(?:别的|其他的?|其它的?|其余的?|剩下的|另外的?|除此之外)[^，。]{0,4}(?:都|也|就)?(?:没有|没|无|正常|还好|没什么)/u;
const all = /都有|全有|全都|都是|两个都|都会|以上都/u;
const shortMax = 8;

export type Leaning = {
  symptom: string;
  polarity: Statement['polarity'];
  start: number;
  end: number;
};

const questionCache = boundedCache<string>(512);

/** The sentences of an assistant's text that ask something. */
export function questionsIn(text: string): string {
  return questionCache(text, (whole) =>
    whole
      .split(/(?<=[。！？!?\n])/u)
      .filter((sentence) => /[？?]$/u.test(sentence))
      .join(''),
  );
}

/** A question of what kind, when or how often takes for granted that it is there. */
const presuming =
  /更像|更?接近|哪一?[种类样]|哪里|怎么?样的?|怎么个?|什么样的?|是?什么(?:颜色|味道|感觉|时候)|多久|多长时间|几[次回天年]|多少/u;
/** So does one that asks for something with it: 头痛的时候会恶心吗. */
const adding = /有没有|有无|会不会|会|伴有?|是(?=[^，。？]+还是)/u;

/** The symptoms that a question takes for granted: a no to it says nothing of them. */
function grantedIn(asking: string): Set<string> {
  const granted = asking.split(/(?<=[？?吗])/u).flatMap((sentence) => {
    const hits = readSymptoms(sentence);
    const kind = presuming.exec(sentence);
    const added = kind ?? adding.exec(sentence);
    const end = added === null ? 0 : added.index + added[0].length;
    if (kind !== null) return hits.filter(({ start }) => start <= end);
    const isAdded = hits.some((hit) => hit.end > end);
    return isAdded ? hits.filter((hit) => hit.end <= (added?.index ?? 0)) : [];
  });
  return new Set(granted.map(({ symptom }) => symptom));
}

/** How a user's answer takes the question before it, when it does: 有, 都没有, 不清楚. */
export function stanceOf(answer: string): 'yes' | 'no' | 'unsure' | null {
  const text = normalise(answer.slice(0, 60)).trim();
  if (unsure.test(text)) return 'unsure';
  if (denials.test(text)) return 'no';
  if (affirmations.test(text)) return 'yes';
  return null;
}

/** Short words that need the question's noun: asked 大便是干还是稀, answered 稀，头也痛. */
function completed(question: string, answer: string, own: readonly Statement[]): Leaning[] {
  const asked = nouns.filter((noun) => question.includes(noun));
  const leanings: Leaning[] = [];
  for (const match of answer.matchAll(/[^，。、；！？,.;!?\s]+/gu)) {
    if (match[0].length > shortMax || leanings.length > shortMax) continue;
    const end = match.index + match[0].length;
    const told = own.filter((statement) => statement.start < end && statement.end > match.index);
    // 颜色暗有块 says two things, and only the clots without the question.
    if (told.length > 0 && !match[0].startsWith('颜色')) continue;
    for (const noun of asked) {
      const found = readSymptoms(noun + match[0]).find(
        ({ symptom, start, end: to }) =>
          start < noun.length && to > noun.length && !told.some((one) => one.symptom === symptom),
      );
      if (found === undefined) continue;
      leanings.push({
        symptom: found.symptom,
        polarity: found.polarity,
        start: match.index,
        end,
      });
      break;
    }
  }
  return leanings;
}

/**
 * What an answer says by leaning on the question before it. A bare yes to several different
 * symptoms leaves each of them unknown, because nobody can tell which one is meant.
 */
export function leanOnQuestion(question: string, answer: string): Leaning[] {
  const asking = questionsIn(question);
  if (asking === '') return [];
  const own = readSymptoms(answer);
  const stated = new Set(own.map(({ symptom }) => symptom));
  const asked = [...new Set(readSymptoms(asking).map(({ symptom }) => symptom))].filter(
    (symptom) => !stated.has(symptom),
  );
  const span = { start: 0, end: Math.min(answer.length, shortMax) };
  const stance = stanceOf(answer);
  const spread = (polarity: Statement['polarity']): Leaning[] =>
    asked.map((symptom) => ({ symptom, polarity, ...span }));
  if (stance === 'unsure') return spread('unknown');
  if (stance === 'no') {
    const granted = grantedIn(asking);
    return spread('absent').filter(({ symptom }) => !granted.has(symptom));
  }
  const rest = restDenied.exec(answer);
  if (rest !== null && stance === null) {
    return asked.map((symptom) => ({
      symptom,
      polarity: 'absent' as const,
      start: rest.index,
      end: rest.index + rest[0].length,
    }));
  }
  if (stance === 'yes') {
    if (asked.length === 1 || all.test(answer)) return spread('present');
    return stated.size > 0 ? [] : spread('unknown');
  }
  return completed(asking, answer, own);
}

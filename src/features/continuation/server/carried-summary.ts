import type { CarriedSummary } from '#features/messages/server/carried-summary-store.ts';
import type { NewestSummary } from '#features/messages/server/chain-turn-store.ts';
import { currentFindings } from '#medicine/findings/current-findings.ts';
import { findFindings } from '#medicine/findings/find-findings.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { continuationTexts } from '../texts.ts';
import { answeredFacts, nextSessionText, statedSentences } from './next-session-text.ts';

/** The previous session and what to keep of it. */
export type Before = {
  title: string;
  turns: readonly Turn[];
  pinned: readonly string[];
  newest: NewestSummary | undefined;
};

/** The first message of a continuation: for the user, for the model, and for the summary panel. */
export function carriedSummary(before: Before, language: Language): CarriedSummary {
  const stated = statedSentences(before.turns, before.pinned);
  const { present, denied } = answeredFacts(before.turns, [...stated, ...before.pinned]);
  return {
    content: summaryText(before, { stated, present }, language),
    words: nextSessionText(stated, [...present, ...denied], before.pinned),
    summary: before.newest ? withoutFormulas(before.newest) : ownSummary(before.turns),
  };
}

/** Formulas were checked against the state at that time, so they are not carried over. */
function withoutFormulas({ summary: { gender, age, symptoms } }: NewestSummary) {
  return { gender, age, symptoms };
}

const genders = { female: '女', male: '男', unknown: '未说明' } as const;

function ownSummary(turns: readonly Turn[]): CarriedSummary['summary'] {
  const symptoms = currentFindings(findFindings(turns))
    .filter(({ polarity }) => polarity === 'present')
    .map(({ symptom }) => symptom);
  if (symptoms.length === 0) return null;
  const { sex, ageText } = findPerson(turns);
  return { gender: genders[sex], age: ageText ?? '', symptoms: [...new Set(symptoms)] };
}

/** Findings denied by a bare no to several questions are carried over but not listed as quotes. */
function summaryText(
  before: Before,
  { stated, present }: { stated: readonly string[]; present: readonly string[] },
  language: Language,
): string {
  const texts = continuationTexts[language];
  const details = before.newest?.details;
  const possible = details?.possibleDiagnosis ?? details?.pattern ?? '';
  const parts = [
    `**${texts.summaryTitle}**`,
    texts.from(plain(before.title)),
    list(texts.pinnedTitle, before.pinned),
    list(texts.statedTitle, stated),
    list(texts.answeredTitle, present.length > 0 ? [present.join('，')] : []),
    possible === '' ? '' : `**${texts.leaningTitle}**\n\n${plain(possible)}`,
    stated.length + present.length + before.pinned.length === 0 ? texts.nothing : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `**${title}**\n\n${lines.map((line) => `- ${plain(line)}`).join('\n')}`;
}

/** Escapes Markdown. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll(/[\\`*_[\]<>~|#]/gu, String.raw`\$&`);
}

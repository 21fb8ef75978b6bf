import { currentFindings } from '#medicine/findings/current-findings.ts';
import { findFindings } from '#medicine/findings/find-findings.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import type { AlarmLevel } from '#medicine/knowledge/red-flags.ts';
import { redFlagGroup } from '#medicine/knowledge/red-flags.ts';
import { broaderSymptom } from '#medicine/knowledge/symptom-broader.ts';
import type { DangerReader } from '#medicine/triage/learned-reader.ts';
import { triage } from '#medicine/triage/triage.ts';
import type { FindingCase } from '#test/medicine/finding-cases.ts';

/** Sentences by group; `<group>:urgent` holds the milder ones of a graver group. */
export type PositiveSet = Readonly<Record<string, readonly string[]>>;

/** How many of `total` were found, and which were not. */
export type Count = { found: number; total: number; missed: string[] };

/** Groups of which no sentence may be missed. */
export const criticalGroups: readonly string[] = [
  'suicide',
  'stroke',
  'acs',
  'anaphylaxis',
  'pregnancy-bleeding',
  'infant-fever',
];

const enough: Readonly<Record<AlarmLevel, readonly AlarmLevel[]>> = {
  emergency: ['emergency'],
  crisis: ['crisis'],
  safety: ['safety', 'crisis'],
  urgent: ['urgent', 'safety', 'crisis', 'emergency'],
};

const levelOf = (key: string): AlarmLevel =>
  key.endsWith(':urgent') ? 'urgent' : (redFlagGroup(key)?.level ?? 'urgent');

function isFound(sentence: string, level: AlarmLevel, read?: DangerReader): boolean {
  const { alarms } = triage([{ role: 'user', content: sentence }], {}, read);
  return alarms.some((alarm) => enough[level].includes(alarm.level));
}

/** Recall by level and by critical group: found only when an alarm of the level asked is raised. */
export function countAlarms(set: PositiveSet, read?: DangerReader): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const [key, sentences] of Object.entries(set)) {
    const level = levelOf(key);
    const names = criticalGroups.includes(key) ? ['all', level, key] : ['all', level];
    for (const sentence of sentences) {
      const isHit = isFound(sentence, level, read);
      for (const name of names) {
        const count = counts.get(name) ?? { found: 0, total: 0, missed: [] };
        count.total += 1;
        if (isHit) count.found += 1;
        else count.missed.push(`${key}: ${sentence}`);
        counts.set(name, count);
      }
    }
  }
  return counts;
}

/** The harmless sentences that raised an alarm; `found` counts them. */
export function countFalseAlarms(sentences: readonly string[], read?: DangerReader): Count {
  const alarmed = sentences.filter(
    (content) => triage([{ role: 'user', content }], {}, read).level !== 'routine',
  );
  return { found: alarmed.length, total: sentences.length, missed: alarmed };
}

/** The sentences that raise no alarm but a question about the danger. */
export function countDoubts(sentences: readonly string[], read?: DangerReader): Count {
  const doubted = sentences.filter((content) => {
    const { level, doubts } = triage([{ role: 'user', content }], {}, read);
    return level === 'routine' && doubts.length > 0;
  });
  return { found: doubted.length, total: sentences.length, missed: doubted };
}

/** Share of `count`, 0 to 1; 1 when nothing was asked. */
export const shareOf = ({ found, total }: Count): number => (total === 0 ? 1 : found / total);

const signs = { present: '+', absent: '-', unknown: '?' } as const;

/** What is read from one case, as `+name`, `-name`, `?name`. */
function readCase([text, , question]: FindingCase): Set<string> {
  const turns: Turn[] = question === undefined ? [] : [{ role: 'assistant', content: question }];
  turns.push({ role: 'user', content: text });
  const found = currentFindings(findFindings(turns));
  return new Set(found.map(({ symptom, polarity }) => signs[polarity] + symptom));
}

export type FindingScore = { right: number; missed: string[]; wrong: string[] };

/**
 * Counts with polarity. Wrong is a forbidden (`!`) name stated, the other polarity of an expected
 * name, and a name stated that the case lists neither as expected nor as allowed (`~`), unless it
 * is the general name of one expected. Denials that follow from what is stated are not counted.
 */
export function scoreFindings(cases: readonly FindingCase[]): FindingScore {
  const score: FindingScore = { right: 0, missed: [], wrong: [] };
  for (const one of cases) {
    const found = readCase(one);
    const listed = one[1].split(' ');
    const polarities = new Map(listed.map((item) => [item.slice(1), item[0]]));
    for (let name of polarities.keys()) {
      while (broaderSymptom[name] !== undefined) {
        name = broaderSymptom[name] ?? '';
        if (!polarities.has(name)) polarities.set(name, '~');
      }
    }
    for (const item of listed.filter((each) => '+-?'.includes(each[0] ?? ' '))) {
      if (found.has(item)) score.right += 1;
      else score.missed.push(`${one[0]} ${item}`);
    }
    for (const item of found) {
      const listedAs = polarities.get(item.slice(1));
      if (listedAs === '~' || listedAs === item[0]) continue;
      if (item[0] !== '+' && (listedAs === undefined || listedAs === '!')) continue;
      score.wrong.push(`${one[0]} ${item}`);
    }
  }
  return score;
}

/** Precision, recall and their harmonic mean, 0 to 1. */
export function ratesOf({ right, missed, wrong }: FindingScore): Record<'p' | 'r' | 'f1', number> {
  const p = right / Math.max(1, right + wrong.length);
  const r = right / Math.max(1, right + missed.length);
  return { p, r, f1: p + r === 0 ? 0 : (2 * p * r) / (p + r) };
}

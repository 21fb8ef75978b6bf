import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findFindings } from '#medicine/findings/find-findings.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { Turn } from '#medicine/findings/finding.ts';

const facts = z.strictObject({
  id: z.string(),
  sex: z.enum(['female', 'male']),
  ageYears: z.number(),
  complaint: z.string(),
  /** Words for the same length of time. */
  since: z.array(z.string()).min(1),
  medicines: z.array(z.string()),
  texts: z.array(z.string()).length(10),
});
const people = readFileSync(new URL('paraphrases.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => facts.parse(JSON.parse(line)));

describe('ten paraphrases of the same facts', () => {
  it('are written for fifteen people', () => {
    expect(people.length).toBeGreaterThanOrEqual(15);
    for (const { texts } of people) expect(new Set(texts).size).toBe(10);
  });

  it.each(people)('give the same facts: $id', ({ texts, since, complaint, ...told }) => {
    const read = texts.map((content) => {
      const turns: Turn[] = [{ role: 'user', content }];
      const { sex, ageYears, medicines = [], duration } = findPerson(turns);
      const finding = findFindings(turns).find(
        ({ symptom, polarity }) => symptom === complaint && polarity === 'present',
      );
      const lasted = finding?.duration ?? duration ?? '';
      const isSince = since.some((words) => lasted.includes(words));
      return { content, sex, ageYears, medicines, symptom: finding?.symptom, isSince };
    });
    expect(read).toEqual(
      texts.map((content) => ({
        content,
        sex: told.sex,
        ageYears: told.ageYears,
        medicines: told.medicines,
        symptom: complaint,
        isSince: true,
      })),
    );
  });
});

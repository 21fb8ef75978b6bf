import listedLists from '../compiled/lexicon/listed.json' with { type: 'json' };
import type { Finding } from '../findings/finding.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { withoutLead } from '../triage/listed-parts.ts';
import { signState } from '../patterns/signs.ts';

/** A question that lists several things behind one colon. */
const listing = /^(?<lead>[^：？]+：)(?<list>[^：？]+)？$/u;
const onlyMovement = lexicon(listedLists)['listed.movement'].regExp();
const onlyAge = lexicon(listedLists)['listed.age'].regExp();
const onlyPregnancy = lexicon(listedLists)['listed.pregnancy'].regExp();
const pregnancyFirst = lexicon(listedLists)['listed.pregnancy-first'].regExp();

/** What is known of a person beside the signs, so that it needs no asking. */
export type AlreadyKnown = {
  isAgeKnown?: boolean;
  /** Too early in a pregnancy for movements. */
  isBeforeMoves?: boolean;
  isNotPregnant?: boolean;
};

/** Fewer are no list. */
const partsMin = 2;

/**
 * A question on dangers without the parts that the person denied, or told in these very words, and without
 * an age, a pregnancy or movements where nothing about them is open; whole where too little would be left
 * of it, or where it is no list.
 */
export function withoutTold(
  question: string,
  findings: readonly Finding[],
  { isAgeKnown, isBeforeMoves, isNotPregnant }: AlreadyKnown = {},
): string {
  const asked = isNotPregnant === true ? question.replace(pregnancyFirst, '') : question;
  const { lead, list } = listing.exec(asked)?.groups ?? {};
  if (lead === undefined || list === undefined) return asked;
  const signs = signState(findings);
  const isTold = (part: string): boolean => {
    if (isNotPregnant === true && onlyPregnancy.test(part)) return true;
    if (isAgeKnown === true && onlyAge.test(part)) return true;
    if (isBeforeMoves === true && onlyMovement.test(part)) return true;
    const hits = readSymptoms(part);
    const isAlone = hits.length === 1 && hits[0]?.start === 0 && hits[0].end === part.length;
    return (
      hits.length > 0 &&
      hits.every(({ symptom }) => {
        const known = signs.get(symptom);
        return known !== undefined && (!known.isPresent || isAlone);
      })
    );
  };
  // Each mark belongs to what stands behind it.
  const parts = list.split(/(?=[、，])/u);
  const left = parts.filter((part) => !isTold(withoutLead(part.replace(/^[、，]/u, ''))));
  if (left.length === parts.length || left.length < partsMin) return asked;
  const [first = '', ...rest] = left;
  return `${lead}${withoutLead(first.replace(/^[、，]/u, ''))}${rest.join('')}？`;
}

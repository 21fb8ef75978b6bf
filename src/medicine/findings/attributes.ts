import attributeJson from '../compiled/lexicon/attribute.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Clauses } from './clauses.ts';
import type { Finding } from './finding.ts';

const attributeWords = lexicon(attributeJson);

type Attributes = Pick<Finding, 'onset' | 'site' | 'nature' | 'degree' | 'trigger' | 'relief'>;

const began = attributeWords['attribute.began'].source;
const patterns: readonly (readonly [keyof Attributes, RegExp])[] = [
  ['onset', new RegExp(`${attributeWords['attribute.onset'].source}(?=[^，。]{0,6}${began})`, 'u')],
  ['site', attributeWords['attribute.site'].regExp()],
  ['nature', attributeWords['attribute.nature'].regExp()],
  ['degree', attributeWords['attribute.degree'].regExp()],
  ['trigger', attributeWords['attribute.trigger'].regExp()],
  ['relief', attributeWords['attribute.relief'].regExp()],
];
const clauseMax = 60;

/** What the clause around a statement says of it, in the user's own words. */
export function attributesAt(
  original: string,
  text: string,
  clauses: Clauses,
  start: number,
  end: number,
): Attributes {
  const found: Attributes = {};
  const near: [number, number] = [
    Math.max(clauses.clauseStart[start] ?? 0, start - clauseMax),
    Math.min(clauses.clauseEnd[end] ?? text.length, end + clauseMax),
  ];
  const wide: [number, number] = [
    Math.max(clauses.sentenceStart[start] ?? 0, start - clauseMax),
    Math.min(clauses.sentenceEnd[end] ?? text.length, end + clauseMax),
  ];
  for (const [name, pattern] of patterns) {
    const isWide = name === 'onset' || name === 'relief';
    for (const [from, to] of isWide ? [near, wide] : [near]) {
      const match = pattern.exec(text.slice(from, to));
      if (match === null || found[name] !== undefined) continue;
      found[name] = original.slice(from + match.index, from + match.index + match[0].length);
    }
  }
  return found;
}

import { isAdvised } from './named-clauses.ts';
import { recogniseHerbs } from './recognise-herbs.ts';

/** Herbs of a list that goes on line by line; a blank line or one without herbs ends it. */
export function nextListed(line: string, listed: readonly string[]): string[] {
  const mentions = recogniseHerbs(line).filter((mention) => isAdvised(line, mention));
  if (mentions.length === 0 || mentions.some((mention) => mention.kind === 'formula')) return [];
  return [...new Set([...listed, ...mentions.map((mention) => mention.name)])];
}

import { recogniseHerbs } from './recognise-herbs.ts';
import { actOn } from './sentence-act.ts';

/** Herbs of a list that goes on line by line; a blank line or one without herbs ends it. */
export function nextListed(line: string, listed: readonly string[], heading = ''): string[] {
  const mentions = recogniseHerbs(line).filter(
    (mention) => actOn(line, mention, heading) === 'recommends',
  );
  if (mentions.length === 0 || mentions.some((mention) => mention.kind === 'formula')) return [];
  return [...new Set([...listed, ...mentions.map((mention) => mention.name)])];
}

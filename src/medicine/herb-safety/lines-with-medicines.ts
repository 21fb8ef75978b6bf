import { drugMentions } from './drug-mentions.ts';
import { recogniseHerbs } from './recognise-herbs.ts';
import { actOn } from './sentence-act.ts';

/** The lines of a label, a prescription or a report that name medicines; what they warn of is none. */
export const linesWithMedicines = (lines: readonly string[]): string[] =>
  lines.filter((line) =>
    [...recogniseHerbs(line), ...drugMentions(line)].some(
      (mention) => actOn(line, mention) !== 'forbids',
    ),
  );

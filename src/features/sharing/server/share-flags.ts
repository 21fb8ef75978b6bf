import { forbiddenClaim } from '#medicine/herb-safety/forbidden-claims.ts';
import { findDoses, givesDose } from '#medicine/herb-safety/herb-doses.ts';
import { isNeverOffered, recogniseHerbs } from '#medicine/herb-safety/recognise-herbs.ts';
import { triage } from '#medicine/triage/triage.ts';
import { findMasksIn } from '#features/masking/find-masks.ts';
import type { ShareFlag } from '../rules.ts';
import { maskedTags } from '#features/masking/mask-tags.ts';

type Turn = { role: 'user' | 'assistant'; content: string };
const noProfile = { medicines: [], allergies: [], redFlagOpen: false };

type Published = {
  title: string;
  description: string;
  tags: readonly string[];
  messages: readonly Turn[];
};

/** Flags for the reviewer, from the text as it would be published. */
export function flagsOf(
  { title, description, tags, messages }: Published,
  familyNames: readonly string[],
): ShareFlag[] {
  const texts = [title, description, ...messages.map(({ content }) => content), ...tags];
  const lines = texts.flatMap((text) => text.split('\n'));
  const turns = [{ role: 'user' as const, content: `${title}。${description}` }, ...messages];
  const flags: [ShareFlag, () => boolean][] = [
    ['personal-data', () => hasMasks(texts, familyNames) || maskedTags(tags, []).length > 0],
    ['doses', () => lines.some(hasDose)],
    ['forbidden-herbs', () => lines.some(namesForbidden)],
    ['red-flags', () => triage(turns).level !== 'routine'],
    [
      'forbidden-claims',
      () =>
        lines.some((line) =>
          line.split(/[。！？!?；;]/).some((part) => forbiddenClaim(part, noProfile) !== undefined),
        ),
    ],
  ];
  return flags.flatMap(([flag, isSet]) => (isSet() ? [flag] : []));
}

const hasMasks = (texts: readonly string[], familyNames: readonly string[]): boolean =>
  findMasksIn(texts, familyNames).some((masks) => masks.length > 0);

/** Whether a line has the weight of a herb or an amount to take. */
function hasDose(line: string): boolean {
  return givesDose(line) || (recogniseHerbs(line).length > 0 && findDoses(line).length > 0);
}

function namesForbidden(line: string): boolean {
  return recogniseHerbs(line).some(isNeverOffered);
}

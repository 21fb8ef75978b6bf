// Patterns that no row of a complaint lists, composed of site and nature (证素).
import type { Candidate, Complaint } from '../knowledge/complaint-row.ts';
import { elementsNamed } from '../knowledge/pattern-elements.ts';
import type { Pattern, PatternElement } from '../knowledge/pattern-row.ts';
import { patternNamed, patterns } from '../knowledge/patterns.ts';
import type { SignState } from './signs.ts';

/** A composed pattern with what has to be there before it is thought of. */
type Composed = {
  candidate: Candidate;
  /** Of each list one sign must be present. */
  needs: readonly (readonly string[])[];
};

/** How likely what the complaint does not list is beside what it lists, where its site is the same. */
const priorBeside = 0.15;
/** Of another site than those of the complaint. */
const priorElsewhere = 0.5;
/** Each nature and each site beyond the first. */
const priorOfMore = 0.5;

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));
const isSharing = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((name) => other.includes(name));

/** Each pair of sites and natures once, by the first pattern that has it. */
const composable = patterns.filter(
  ({ sites, natures }, at) =>
    natures.length > 0 &&
    patterns.findIndex(
      (other) => isSameSet(other.sites, sites) && isSameSet(other.natures, natures),
    ) === at,
);

const composedBy = new Map<Complaint | undefined, readonly Composed[]>();

/** The composed patterns that a complaint does not list, of which the signs give every part. */
export function composedCandidates(
  complaint: Complaint | undefined,
  state: SignState,
): Candidate[] {
  const isThere = (sign: string): boolean => state.get(sign)?.isPresent === true;
  return besides(complaint)
    .filter(({ needs }) => needs.every((signs) => signs.some(isThere)))
    .map(({ candidate }) => candidate);
}

function besides(complaint: Complaint | undefined): readonly Composed[] {
  const kept = composedBy.get(complaint);
  if (kept !== undefined) return kept;
  const listed = (complaint?.candidates ?? []).flatMap(
    ({ pattern }) => patternNamed(pattern) ?? [],
  );
  const sites = listed
    .flatMap((pattern) => pattern.sites)
    .filter(
      (site) =>
        listed.filter((pattern) => pattern.sites.includes(site)).length >= listed.length / 2,
    );
  const made = composable
    .filter((pattern) => !listed.some((other) => isSameHere(pattern, other)))
    .map((pattern) => composed(pattern, complaint, sites));
  composedBy.set(complaint, made);
  return made;
}

/** Whether a complaint's own pattern stands for the composed one: of the same nature, and no other site. */
function isSameHere(pattern: Pattern, listed: Pattern): boolean {
  if (!isSameSet(pattern.natures, listed.natures)) return false;
  const isAnywhere = pattern.sites.length === 0 || listed.sites.length === 0;
  return isAnywhere || isSharing(pattern.sites, listed.sites);
}

/** @param complaintSites the sites of at least half of the complaint's patterns, which it gives by itself */
function composed(
  { name, sites, natures }: Pattern,
  complaint: Complaint | undefined,
  complaintSites: readonly string[],
): Composed {
  const places = elementsNamed(sites);
  const kinds = elementsNamed(natures);
  // What opens the complaint is there whatever the pattern is.
  const opening = new Set(complaint?.openedBy);
  const taken = new Set<string>();
  const fresh = (...lists: readonly (readonly string[])[]): string[] =>
    lists.flat().filter((sign) => {
      const isFresh = !opening.has(sign) && !taken.has(sign);
      taken.add(sign);
      return isFresh;
    });
  const of = (elements: readonly PatternElement[], side: 'main' | 'second' | 'against') =>
    elements.map((element) => element[side]);
  const main = fresh(...of(kinds, 'main'));
  const second = fresh(...of(places, 'main'), ...of(kinds, 'second'));
  const support = fresh(...of(places, 'second'));
  const isElsewhere = complaint !== undefined && !isSharing(sites, complaintSites);
  const more = natures.length - 1 + Math.max(sites.length - 1, 0);
  const prior = priorBeside * (isElsewhere ? priorElsewhere : 1) * priorOfMore ** more;
  return {
    candidate: {
      pattern: name,
      main,
      second,
      support,
      against: fresh(...of(kinds, 'against')),
      formulas: [],
      advice: [],
      prior,
    },
    needs: [
      ...of(kinds, 'main'),
      ...places
        .filter((place) => !complaintSites.includes(place.name))
        .map((place) => [...place.main, ...place.second]),
    ],
  };
}

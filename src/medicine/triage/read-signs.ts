import { boundedCache } from '../findings/bounded-cache.ts';
import { cutClauses } from '../findings/clauses.ts';
import { deniedStretches, isAsked } from '../findings/negation.ts';
import { normalise } from '../findings/normalise.ts';
import type { PhraseHit, PhraseMatcher } from '../findings/phrase-matcher.ts';
import { compilePhrases } from '../findings/phrase-matcher.ts';
import { stripFillers } from '../findings/strip-fillers.ts';
import { timeOf } from '../findings/time-scope.ts';
import { circumstances, idioms, redFlagLexicon } from '../knowledge/red-flags-lexicon.ts';
import type { SignHit } from './number-signs.ts';
import { numberSigns } from './number-signs.ts';

const readMax = 20_000;
const cacheMax = 512;
/** Signs of one kind in one text beyond this add nothing. */
const hitsPerSignMax = 40;

let matchers: { lexicon: PhraseMatcher<string>; idioms: PhraseMatcher<string> } | undefined;

function compiled(): { lexicon: PhraseMatcher<string>; idioms: PhraseMatcher<string> } {
  if (matchers !== undefined) return matchers;
  const forms = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
  matchers = {
    lexicon: compilePhrases(
      Object.entries(redFlagLexicon).flatMap(([name, text]) =>
        forms(text).map((form) => [form, name] as const),
      ),
    ),
    idioms: compilePhrases(forms(idioms).map((form) => [form, form] as const)),
  };
  return matchers;
}

/** For each place, whether an idiom covers it. */
function idiomMask(text: string): Uint8Array {
  const mask = new Uint8Array(text.length + 1);
  const { idioms: matcher } = compiled();
  for (const { start, end } of [...matcher.all(text), ...matcher.gapped(text)])
    mask.fill(1, start, end);
  return mask;
}

/** Nothing in the gap of a form denies it. */
const isAffirmed = ({ between }: PhraseHit<string>): boolean => !/[不没无未]/u.test(between ?? '');

function lexiconHits(text: string): SignHit[] {
  const { lexicon } = compiled();
  const hits: SignHit[] = [...lexicon.all(text), ...lexicon.gapped(text)]
    .filter(isAffirmed)
    .map(({ value, start, end }) => ({ sign: value, start, end }));
  const stripped = stripFillers(text);
  for (const { value, start, end } of [
    ...lexicon.all(stripped.text),
    ...lexicon.gapped(stripped.text),
  ]) {
    const from = stripped.at[start] ?? 0;
    const to = (stripped.at[end - 1] ?? 0) + 1;
    if (to - from === end - start) continue;
    if (stripped.negators.some((at) => at > from && at < to)) continue;
    hits.push({ sign: value, start: from, end: to });
  }
  return hits.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function readAll(original: string): ReadonlyMap<string, SignHit[]> {
  const text = normalise(original.slice(0, readMax));
  const clauses = cutClauses(text);
  const mask = idiomMask(text);
  const hits = lexiconHits(text).filter(
    ({ start, end }) => mask[start] !== 1 && mask[end - 1] !== 1,
  );
  const denied = deniedStretches(text, clauses, hits);
  const bySign = new Map<string, SignHit[]>();
  const times = new Map<string, string>();
  const add = (hit: SignHit): void => {
    const held = bySign.get(hit.sign);
    if (held === undefined) bySign.set(hit.sign, [hit]);
    else if (held.length < hitsPerSignMax) held.push(hit);
  };
  for (const [index, hit] of hits.entries()) {
    if (denied[index] === true || isAsked(text, clauses, hit.start)) continue;
    if ((bySign.get(hit.sign)?.length ?? 0) >= hitsPerSignMax) continue;
    const place = `${hit.start}-${hit.end}`;
    const time = times.get(place) ?? timeOf(text, clauses, hit.start, hit.end);
    times.set(place, time);
    if (time === 'now' || (time === 'past' && circumstances.has(hit.sign))) add(hit);
  }
  for (const hit of numberSigns(text)) {
    if (timeOf(text, clauses, hit.start, hit.end) === 'now') add(hit);
  }
  return bySign;
}

const cache = boundedCache<ReadonlyMap<string, SignHit[]>>(cacheMax);

/** The danger signs that one text states as present, by idea. Pure; recent texts are kept. */
export function readSigns(text: string): ReadonlyMap<string, SignHit[]> {
  return cache(text, readAll);
}

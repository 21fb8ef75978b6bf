import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import { cutClauses } from '../findings/clauses.ts';
import { deniedStretches, isAsked } from '../findings/negation.ts';
import { normalise } from '../findings/normalise.ts';
import type { FindingTime, Turn } from '../findings/finding.ts';
import type { PhraseHit, PhraseMatcher } from '../findings/phrase-matcher.ts';
import { compilePhrases } from '../findings/phrase-matcher.ts';
import { stripFillers } from '../findings/strip-fillers.ts';
import { compileWideForms, isWideForm } from '../findings/wide-form.ts';
import { isLatelyOver, timeOf } from '../findings/time-scope.ts';
import {
  circumstances,
  maskedBy,
  redFlagLexicon,
  returning,
  ruleOnly,
  wished,
} from '../knowledge/red-flags-lexicon.ts';
import { signalsOf } from '../reading/reading-of.ts';
import { isAffirmed, isPresent } from './affirmed.ts';
import { idiomMask } from './idiom-mask.ts';
import type { SignHit, SignsRead } from '../reading/danger-signals.ts';
import { numberSigns } from './number-signs.ts';
import { retractionIn } from './retraction.ts';

const dangerWords = lexicon(dangerJson);
const ofOneNumeral = dangerWords['danger.age-of-one-numeral'].regExp();
const endsInNumeral = dangerWords['danger.ends-in-numeral'].regExp();
const countsOn = dangerWords['danger.counts-on'].regExp();

const readMax = 20_000;
const cacheMax = 4_096;
/** Signs of one kind in one text beyond this add nothing. */
const hitsPerSignMax = 40;

type Matchers = {
  lexicon: PhraseMatcher<string>;
  wide: (text: string) => PhraseHit<string>[];
};

let matchers: Matchers | undefined;

function compiled(): Matchers {
  if (matchers !== undefined) return matchers;
  const forms = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
  const narrow: [string, string][] = [];
  const wide: [string, string][] = [];
  for (const [name, text] of Object.entries(redFlagLexicon)) {
    for (const form of forms(text)) (isWideForm(form) ? wide : narrow).push([form, name]);
  }
  matchers = {
    lexicon: compilePhrases(narrow),
    wide: compileWideForms(wide),
  };
  return matchers;
}

/** A number is read whole: 42岁 is not two years, 四十二天 and 血压70/40 are no fever of 40. */
function isWholeNumber(text: string, { start, end }: SignHit): boolean {
  const words = text.slice(start, end);
  if (ofOneNumeral.test(words) && /[\d十]/u.test(text.charAt(start - 1))) return false;
  if (/^\d/u.test(words) && text.charAt(start - 1) === '/') return false;
  return !endsInNumeral.test(words) || !countsOn.test(text.slice(end));
}

function lexiconHits(text: string): SignHit[] {
  const { lexicon, wide } = compiled();
  const hits: SignHit[] = [...lexicon.all(text), ...lexicon.gapped(text), ...wide(text)]
    .filter(isAffirmed)
    .map(({ value, start, end }) => ({ sign: value, start, end }));
  const stripped = stripFillers(text);
  const loose = [
    ...lexicon.all(stripped.text),
    ...lexicon.gapped(stripped.text),
    ...wide(stripped.text),
  ];
  for (const { value, start, end } of loose.filter(isPresent)) {
    const from = stripped.at[start] ?? 0;
    const to = (stripped.at[end - 1] ?? 0) + 1;
    if (to - from === end - start) continue;
    if (stripped.negators.some((at) => at > from && at < to)) continue;
    hits.push({ sign: value, start: from, end: to });
  }
  return hits
    .filter((hit) => isWholeNumber(text, hit))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** For each place, where the furthest of the stretches that begin at or before it ends. */
function reachOf(stretches: readonly SignHit[], length: number): Int32Array {
  const reach = new Int32Array(length + 1);
  for (const { start, end } of stretches) reach[start] = Math.max(reach[start] ?? 0, end);
  for (let at = 1; at <= length; at += 1) reach[at] = Math.max(reach[at] ?? 0, reach[at - 1] ?? 0);
  return reach;
}

/** Drops what lies inside a phrase that gives it another meaning: 出血 in 牙龈出血. */
function withoutMasked(hits: readonly SignHit[], length: number): SignHit[] {
  let kept = [...hits];
  for (const [mask, masked] of maskedBy) {
    const masks = hits.filter(({ sign }) => sign === mask);
    if (masks.length === 0) continue;
    const reach = reachOf(masks, length);
    kept = kept.filter(({ sign, start, end }) => !masked.has(sign) || (reach[start] ?? 0) < end);
  }
  return kept;
}

function readAll(original: string): SignsRead {
  const text = normalise(original.slice(0, readMax));
  const clauses = cutClauses(text);
  const mask = idiomMask(text);
  const hits = withoutMasked(
    lexiconHits(text).filter(({ start, end }) => mask[start] !== 1 && mask[end - 1] !== 1),
    text.length,
  );
  const retraction = retractionIn(text);
  const denied = deniedStretches(text, clauses, hits);
  const bySign = new Map<string, SignHit[]>();
  const ruleSigns = new Map<string, SignHit[]>();
  const unsaid = new Set<string>();
  const times = new Map<string, FindingTime>();
  const add = (hit: SignHit): void => {
    const into = ruleOnly.has(hit.sign) ? ruleSigns : bySign;
    const held = into.get(hit.sign);
    if (held === undefined) into.set(hit.sign, [hit]);
    else if (held.length < hitsPerSignMax) held.push(hit);
  };
  for (const [index, hit] of hits.entries()) {
    if (hit.end <= (retraction?.start ?? 0)) continue;
    const isUnsaid = !ruleOnly.has(hit.sign);
    if (denied[index] === true && isUnsaid) unsaid.add(hit.sign);
    const isWished = wished.has(hit.sign);
    if (denied[index] === true || isAsked(text, clauses, hit.start, isWished)) continue;
    if ((bySign.get(hit.sign)?.length ?? 0) >= hitsPerSignMax) continue;
    const place = `${hit.start}-${hit.end}-${isWished}`;
    const time = times.get(place) ?? timeOf(text, clauses, hit.start, hit.end, isWished);
    times.set(place, time);
    const isOpen =
      time === 'past' &&
      (circumstances.has(hit.sign) ||
        (returning.has(hit.sign) && isLatelyOver(text, clauses, hit.start, hit.end)));
    if (time === 'now' || isOpen) add(hit);
    else if (isUnsaid) unsaid.add(hit.sign);
  }
  for (const hit of numberSigns(text)) {
    if (hit.end <= (retraction?.start ?? 0)) continue;
    if (timeOf(text, clauses, hit.start, hit.end) === 'now') add(hit);
  }
  return { signs: bySign, ruleSigns, unsaid, retracts: retraction?.isAboutEarlier === true };
}

const cache = boundedCache<SignsRead>(cacheMax);

/** The danger signs of a turn. */
export const signsOf = (turn: Turn): SignsRead => signalsOf(turn)?.signs ?? readSigns(turn.content);

/** The danger signs of one text, by idea. Pure; recent texts are kept. */
export function readSigns(text: string): SignsRead {
  return cache(text, readAll);
}

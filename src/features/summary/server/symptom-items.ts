// The symptoms of a summary, each linked to the person's own words. The lines of the newest stored summary
// come first, followed by other symptoms the person mentioned. A line not supported by the person's words is
// marked as a guess of the model.
import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { isWithinOther, mostSpecific } from '#medicine/course/specific-findings.ts';
import type { Finding } from '#medicine/findings/finding.ts';
import { readSymptoms } from '#medicine/findings/read-symptoms.ts';
import { saidSpan } from '#medicine/findings/said-words.ts';
import type { SymptomItem } from '../contract.ts';
import { sourceAt, sourceOfWords } from './word-sources.ts';
import durationLists from '#medicine/compiled/lexicon/duration.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const durationWords = lexicon(durationLists);

/** Maximum entries in a summary. */
const symptomsMax = 60;

type Known = {
  turns: readonly ChainTurn[];
  /** The patient's current findings. */
  findings: readonly Finding[];
  /** The signs that only a model read. */
  byModel?: ReadonlySet<string>;
  /** The summary's lines and their message; null without a summary. */
  summary: { lines: readonly string[]; messageId: number } | null;
};

const numbering = /^[\s•·*-]*(?:[(（]?\d{1,2}[)）.、．:：]\s*|[①-⑳]\s*)?[•·*-]*\s*/u;
const durations = durationWords['duration.only'].regExp();

export function symptomItems({ turns, findings, byModel, summary }: Known): SymptomItem[] {
  const said = findings.filter(({ time }) => time === 'now');
  const fromLines = (summary?.lines ?? []).flatMap((line) =>
    lineItems(line, { turns, findings: said, summary, ...(byModel && { byModel }) }),
  );
  const covered = new Set(fromLines.flatMap(({ covers }) => covers));
  const mentioned = mostSpecific(said.filter(({ polarity }) => polarity === 'present'))
    .filter((finding) => !covered.has(finding.symptom) && !isWithinOther(finding, said, covered))
    .map((finding) => ownItem(turns, finding, byModel));
  return unique([...fromLines.map(({ item }) => item), ...mentioned]).slice(0, symptomsMax);
}

type LineItem = { item: SymptomItem; covers: string[] };

/** 头痛（三天），怕冷 contains two symptoms; descriptions belong to the preceding symptom. */
function lineItems(line: string, known: Known): LineItem[] {
  const items: LineItem[] = [];
  for (const part of partsOf(line)) {
    const last = items.at(-1);
    const described = last && (durations.test(part) || sourceOfWords(known.turns, part));
    if (described && last.item.origin === 'own' && readSymptoms(part).length === 0) {
      last.item.description = [last.item.description, part].filter(Boolean).join('，');
    } else {
      items.push(...partItem(part, known));
    }
  }
  return items;
}

function partsOf(line: string): string[] {
  return line
    .replace(numbering, '')
    .split(/[，,；;、。\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function partItem(part: string, { turns, findings, byModel, summary }: Known): LineItem[] {
  const bracket = /^(?<head>[^（(：:]+)[（(：:](?<rest>[^）)]*)[）)]?$/u.exec(part)?.groups;
  const label = (bracket?.['head'] ?? part).trim();
  const rest = (bracket?.['rest'] ?? '').trim();
  const stated = readSymptoms(part);
  const found = stated.flatMap(({ symptom, polarity }) =>
    findings.filter((finding) => finding.symptom === symptom && finding.polarity === polarity),
  );
  const [first] = found;
  const covers = stated.map(({ symptom }) => symptom);
  const isSaid = ({ symptom }: { symptom: string }): boolean =>
    found.some((finding) => finding.symptom === symptom);
  // 苔薄白 also matches 苔白: only the form that the person used is shown.
  const isBacked = (one: (typeof stated)[number]): boolean =>
    stated.some((other) => other.start <= one.start && other.end >= one.end && isSaid(other));
  if (first && stated.every(isBacked)) {
    const item = ownItem(turns, first, byModel);
    return [{ item: { ...item, label, description: rest || wordsBeside(label, item) }, covers }];
  }
  // The person has since reported that it is gone or was wrong, so the line is dropped.
  const since = findings.find(({ symptom }) => covers.includes(symptom));
  if (since && summary && messageOf(turns, since) > summary.messageId) return [];
  const source = since ? null : (sourceOfWords(turns, label) ?? sourceOfWords(turns, rest));
  const origin = source ? 'own' : 'model';
  return [{ item: { label, description: rest, origin, source }, covers }];
}

const messageOf = (turns: readonly ChainTurn[], { span }: Finding): number =>
  turns[span.turn]?.messageId ?? 0;

function ownItem(
  turns: readonly ChainTurn[],
  finding: Finding,
  byModel?: ReadonlySet<string>,
): SymptomItem {
  const { symptom } = finding;
  const source = sourceAt(turns, saidSpan(finding));
  const origin = byModel?.has(symptom) ? 'model' : 'own';
  const item = { label: symptom, origin, source } as const;
  const words = wordsBeside(symptom, { source });
  return { ...item, description: [words, ownDuration(turns, finding)].filter(Boolean).join('，') };
}

/** The duration from the same clause only: 头疼三天，咳嗽 gives none for the cough. */
function ownDuration(turns: readonly ChainTurn[], { duration = '', span }: Finding): string {
  const content = turns[span.turn]?.content ?? '';
  const before =
    content
      .slice(0, span.start)
      .split(/[，。；！？,;!?\n]/u)
      .at(-1) ?? '';
  const after = content.slice(span.start).split(/[，。；！？,;!?\n]/u)[0] ?? '';
  return (before + after).includes(duration) ? duration : '';
}

/** The person's words if they differ from the label. */
function wordsBeside(label: string, { source }: Pick<SymptomItem, 'source'>): string {
  const quote = source?.quote.trim() ?? '';
  return quote === label ? '' : quote;
}

function unique(items: readonly SymptomItem[]): SymptomItem[] {
  const byLabel = new Map<string, SymptomItem>();
  for (const item of items) {
    if (!byLabel.has(item.label)) byLabel.set(item.label, item);
  }
  return [...byLabel.values()];
}

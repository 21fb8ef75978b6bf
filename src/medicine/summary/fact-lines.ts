import lineLists from '../compiled/lexicon/summary-line.json' with { type: 'json' };
import diseaseLists from '../compiled/lexicon/disease.json' with { type: 'json' };
import medicineLists from '../compiled/lexicon/medicine.json' with { type: 'json' };
import settledLists from '../compiled/lexicon/settled.json' with { type: 'json' };
import { askedText } from '../dialogue/asking-text.ts';
import { factIds } from '../dialogue/fact-ids.ts';
import { cutClauses } from '../findings/clauses.ts';
import { subjectNamed } from '../findings/subject-scope.ts';
import type { Subject, Turn } from '../findings/finding.ts';
import { normalise } from '../findings/normalise.ts';
import { isOfPatient, toldDisease } from '../findings/settled-diseases.ts';
import { placesNamed } from '../findings/settled-names.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { NamePlace } from '../reading/told-names.ts';
import { clauseSpan, clausesTold } from '../findings/clause-span.ts';
import type { FactLine, SummaryLine, SummarySection } from './line.ts';

const lineWords = lexicon(lineLists);
const saysNone = lineWords['summary-line.says-none'].regExp();
const linesMax = 12;

type Denial = { told: RegExp; asked: RegExp };
const denials: Partial<Record<SummarySection, Denial>> = {
  medicines: {
    told: lineWords['summary-line.no-medicine'].regExp(),
    asked: lexicon(medicineLists)['medicine.question'].regExp(),
  },
  diseases: {
    told: lineWords['summary-line.no-disease'].regExp(),
    asked: lexicon(diseaseLists)['disease.question'].regExp(),
  },
  allergies: {
    told: lineWords['summary-line.no-allergy'].regExp(),
    asked: lexicon(settledLists)['settled.asks-allergies'].regExp(),
  },
};

/** Whether nobody else is named as the one whom a place is about. */
const isOf = (about: Subject, text: string, { start }: NamePlace): boolean =>
  (subjectNamed(text, cutClauses(text), start) ?? about) === about;

/** Names that hold of the person, each with the clause that says so last. */
export function nameLines(
  turns: readonly Turn[],
  section: 'diseases' | 'allergies',
  names: readonly string[],
  about: Subject,
): FactLine[] {
  const holds = (text: string, at: NamePlace): boolean => {
    if (section !== 'diseases') return true;
    const told = toldDisease(text, at);
    return told !== undefined && isOfPatient(told, undefined, about);
  };
  return names.slice(0, linesMax).flatMap((label): FactLine[] => {
    for (const [turn, { role, content }] of [...turns.entries()].toReversed()) {
      if (role !== 'user') continue;
      const text = normalise(content);
      const place = placesNamed(text, label).find(
        (at: NamePlace) => holds(text, at) && isOf(about, text, at),
      );
      if (place === undefined) continue;
      const span = { turn, start: place.start, end: place.start + label.length };
      const fact = section === 'allergies' ? { fact: factIds.allergies } : {};
      return [{ section, label, detail: '', spans: [clauseSpan(turns, span)], ...fact }];
    }
    return [];
  });
}

/** The line that says there is none, with the clause that says so or the answer that denies it. */
export function noneLine(turns: readonly Turn[], section: SummarySection): SummaryLine[] {
  const denial = denials[section];
  if (denial === undefined) return [];
  const clauses = clausesTold(turns);
  const told =
    clauses.findLast(({ text }) => denial.told.test(normalise(text))) ??
    clauses.findLast(({ turn, text }) => {
      const isAsked = denial.asked.test(askedText(turns[turn - 1]));
      return isAsked && saysNone.test(normalise(text));
    });
  if (told === undefined) return [];
  const { turn, start, end } = told;
  return [{ section, label: '', detail: '', status: 'none', spans: [{ turn, start, end }] }];
}

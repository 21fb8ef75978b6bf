import { checkHerbList } from '#medicine/herb-safety/check-herb-list.ts';
import { readHerbList } from '#medicine/herb-safety/herb-list.ts';
import { hasG6pdDeficiency, type Patient } from '#medicine/herb-safety/patient.ts';
import { findKnownRelative } from '#features/profile/server/known-relative-store.ts';
import { findOwnPerson } from '#features/profile/server/person-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { findKnownPerson } from '#features/profile/server/health-profile-store.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { safetyEndpoints } from '../contract.ts';
import { safetyTexts } from '../texts.ts';
import { findingText } from './finding-text.ts';
import { listedHerbs } from './listed-herbs.ts';

export type SafetyServices = { db: Executor };

async function knownFor(
  db: Executor,
  { userId, personId }: { userId: number; personId: number | null },
  now: Date,
): Promise<Partial<Patient>> {
  if (personId === null) return findKnownPerson(db, userId, now);
  if (!(await findOwnPerson(db, { userId, personId }))) throw new AppError('not_found');
  return findKnownRelative(db, { userId, personId }, now);
}

/** Reads and checks a list; none of it is stored or logged. */
export const checkHerbs: Handler<typeof safetyEndpoints.checkHerbs, SafetyServices> = async (
  { body, language, now, user },
  { db },
) => {
  // What the caller omits is taken from the profile of the one it is for, if there is one.
  const known = await knownFor(db, { userId: user.userId, personId: body.personId ?? null }, now);
  const list = readHerbList(body.text, body.medicines ?? known.medicines?.join('、'));
  const findings = checkHerbList(list, {
    pregnant: body.pregnant ?? known.pregnant === 'yes',
    lactating: body.lactating ?? known.lactating ?? false,
    ageYears: body.ageYears === undefined ? known.ageYears : (body.ageYears ?? undefined),
    // Favism may have been entered among the medicines.
    allergies: [
      ...(known.allergies ?? []),
      ...[...(known.medicines ?? []), ...(known.conditions ?? [])].filter((entry) =>
        hasG6pdDeficiency({ medicines: [entry] }),
      ),
    ],
  });
  const medicines = Map.groupBy(list.drugs, ({ words }) => words);
  return {
    herbs: listedHerbs(list),
    medicines: [...medicines].map(([written, [first]]) => ({
      written,
      classes: [...(first?.classes ?? [])],
      ingredients: [...(first?.ingredients ?? [])],
    })),
    unknown: [...list.unknown],
    findings: findings.map((finding) => ({
      kind: finding.kind,
      severity: finding.severity,
      text: findingText(finding, language),
      source: finding.source,
    })),
    notice: safetyTexts[language].notice,
  };
};

import { checkHerbList } from '#medicine/herb-safety/check-herb-list.ts';
import { readHerbList } from '#medicine/herb-safety/herb-list.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { safetyEndpoints } from '../contract.ts';
import { safetyTexts } from '../texts.ts';
import { findingText } from './finding-text.ts';
import { listedHerbs } from './listed-herbs.ts';

/** Reads and checks a list; nothing of it is stored or logged. */
export const checkHerbs: Handler<typeof safetyEndpoints.checkHerbs, unknown> = ({
  body,
  language,
}) => {
  const list = readHerbList(body.text, body.medicines);
  const findings = checkHerbList(list, {
    pregnant: body.pregnant ?? false,
    lactating: body.lactating ?? false,
    ageYears: body.ageYears ?? undefined,
  });
  const medicines = Map.groupBy(list.drugs, ({ words }) => words);
  return Promise.resolve({
    herbs: listedHerbs(list),
    medicines: [...medicines].map(([written, [first]]) => ({
      written,
      classes: [...(first?.classes ?? [])],
    })),
    unknown: [...list.unknown],
    findings: findings.map((finding) => ({
      kind: finding.kind,
      severity: finding.severity,
      text: findingText(finding, language),
      source: finding.source,
    })),
    notice: safetyTexts[language].notice,
  });
};

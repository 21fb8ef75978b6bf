import { SearchX } from 'lucide-react';

import { Badge } from '#platform/web/ui/badge.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { CheckedFinding, HerbCheck } from '../contract.ts';
import { ListedHerbItem } from './listed-herb-item.tsx';
import { herbCheckTexts } from './texts.ts';

const severities = ['danger', 'caution', 'note'] as const;
const lines = {
  danger: 'border-l-cinnabar',
  caution: 'border-l-ochre',
  note: 'border-l-edge',
} as const;
const inks = { danger: 'text-cinnabar', caution: 'text-ochre', note: 'text-muted' } as const;

/** What to ask about, most severe first; then what was recognised, and who decides. */
export function HerbCheckResults({ checked }: { checked: HerbCheck }) {
  const texts = useTexts(herbCheckTexts);
  const { herbs, medicines, unknown, findings, notice } = checked;
  const isNothingKnown = herbs.length + medicines.length === 0;
  return (
    <div className="space-y-6">
      <Banner type="info">{notice}</Banner>
      {isNothingKnown && (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={texts.nothingKnown}
          hint={texts.nothingKnownHint}
        />
      )}
      {!isNothingKnown && findings.length === 0 && <p>{texts.noFindings}</p>}
      {severities.map((severity) => (
        <Findings
          key={severity}
          severity={severity}
          findings={findings.filter((finding) => finding.severity === severity)}
        />
      ))}
      {unknown.length > 0 && (
        <p>
          <span className="text-muted">{texts.unknown}</span>
          <span lang="zh-CN">{unknown.join(texts.and)}</span>
        </p>
      )}
      {!isNothingKnown && (
        <section>
          <h3 className="mb-2 text-lg">{texts.recognised}</h3>
          <Card className="py-1">
            <ul className="divide-y divide-line">
              {herbs.map((herb) => (
                <ListedHerbItem key={herb.name} herb={herb} />
              ))}
              {medicines.map(({ written, classes, ingredients }) => (
                <li key={written} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3">
                  <span lang="zh-CN" className="font-medium">
                    {written}
                  </span>
                  <Badge>{texts.medicine}</Badge>
                  <span lang="zh-CN" className="text-sm text-muted">
                    {classes.join('、')}
                  </span>
                  {ingredients.length > 0 && ingredients.join() !== written && (
                    <span className="w-full text-sm text-muted">
                      {texts.holds(ingredients.join(texts.and))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  );
}

type FindingsProps = {
  severity: (typeof severities)[number];
  findings: readonly CheckedFinding[];
};

function Findings({ severity, findings }: FindingsProps) {
  const texts = useTexts(herbCheckTexts);
  if (findings.length === 0) return null;
  return (
    <section>
      <h3 className={`mb-2 text-lg ${inks[severity]}`}>{texts[severity]}</h3>
      <ul className="space-y-2.5">
        {findings.map(({ kind, text, source }) => (
          <li
            key={`${kind} ${text}`}
            className={`rounded-card border border-l-4 border-line bg-surface px-4 py-3 ${lines[severity]}`}
          >
            <p>{text}</p>
            <p lang="zh-CN" className="mt-0.5 text-sm text-muted">
              {texts.source(source)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

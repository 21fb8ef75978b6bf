import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { BasicInfo } from '#features/account/web/basic-info.tsx';
import { FamilySection } from '#features/profile/web/family-section.tsx';
import { MembershipOverview } from '#features/membership/web/membership-overview.tsx';
import { ModelsMissing } from '#features/models/web/models-missing.tsx';
import { modelsQuery, useModels } from '#features/models/web/use-models.ts';
import { AiPreferences } from '#features/profile/web/ai-preferences.tsx';
import { HealthProfile } from '#features/profile/web/health-profile.tsx';
import { SettingsSection } from '#features/profile/web/settings-section.tsx';
import { sessionApi } from '#features/sessions/web/session-api.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { PanelBoundary } from '#platform/web/ui/panel-boundary.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';
import { usePlanAddresses } from './use-plan-addresses.ts';
import { accountScreenTexts } from './account-texts.ts';

/**
 * The user's profile: basic facts, quota, how answers are given, health facts, statistics (ACC-36).
 */
export function ProfileScreen() {
  const texts = useTexts(accountScreenTexts);
  const addresses = usePlanAddresses();
  const cache = useQueryClient();
  // Consent to an external model is requested where the model is chosen.
  const models = useModels().data?.aiModels.map((model) =>
    model.reasonCode === 'consent_required'
      ? { ...model, label: texts.modelAsksFirst(model.label) }
      : model,
  );
  useScreenTitle(texts.profileTitle);
  return (
    <Page isNarrow>
      <h1>{texts.profileTitle}</h1>
      <PanelBoundary>
        <BasicInfo />
      </PanelBoundary>
      <h2 className="mt-8 mb-4 text-xl">{texts.usage}</h2>
      <PanelBoundary>
        <MembershipOverview addresses={addresses} />
      </PanelBoundary>
      <PanelBoundary>
        <AiPreferences
          models={models}
          modelsMissing={<ModelsMissing />}
          onSaved={() => void cache.invalidateQueries({ queryKey: modelsQuery.queryKey })}
        />
      </PanelBoundary>
      <PanelBoundary>
        <HealthProfile />
      </PanelBoundary>
      <PanelBoundary>
        <FamilySection />
      </PanelBoundary>
      <PanelBoundary>
        <Statistics />
      </PanelBoundary>
      <p className="mt-8">
        <Link to="/settings" className={buttonClass('link')}>
          {texts.toSettings}
        </Link>
      </p>
    </Page>
  );
}

function Statistics() {
  const texts = useTexts(accountScreenTexts);
  const query = useQuery(endpointQuery(sessionApi, 'getStats'));
  const { data } = query;
  return (
    <SettingsSection title={texts.statistics}>
      {query.isPending && (
        <SkeletonGroup>
          <Skeleton className="h-10 w-2/5" />
        </SkeletonGroup>
      )}
      {!data && !query.isPending && <QueryFailure title={texts.statisticsFailed} query={query} />}
      {data && (
        <dl className="grid grid-cols-2 gap-8">
          <Figure label={texts.totalSessions} value={data.totalSessions} />
          <Figure label={texts.totalMessages} value={data.totalMessages} />
        </dl>
      )}
    </SettingsSection>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-serif text-3xl tabular-nums">{value}</dd>
    </div>
  );
}

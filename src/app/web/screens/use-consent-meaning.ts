import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import type { StoredConsent } from '#features/agreement/contract.ts';
import { agreementApi } from '#features/agreement/web/agreement-api.ts';
import type { ConsentMeaning } from '#features/agreement/web/consent-item.tsx';
import { consentTexts } from '#features/agreement/web/consent-texts.ts';
import { reminderApi } from '#features/check-in/web/reminder-api.ts';
import { remindersQuery } from '#features/check-in/web/use-reminders.ts';
import { modelApi } from '#features/models/web/model-api.ts';
import { modelsQuery, useModels } from '#features/models/web/use-models.ts';
import { familyApi, familyQuery } from '#features/profile/web/family-api.ts';
import { profileApi } from '#features/profile/web/profile-api.ts';
import { refreshShares } from '#features/sharing/web/share-queries.ts';
import { sharingApi } from '#features/sharing/web/sharing-api.ts';
import { voicePrefix } from '#features/voice/rules.ts';
import { voiceApi } from '#features/voice/web/voice-api.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { showSaved } from '#platform/web/show-saved.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { useTexts } from '#platform/web/use-texts.ts';

/** One call accepts this many shares; older servers have one call per kind. */
const sharesNamedMax = 100;
const sharesQuery = endpointQuery(sharingApi, 'listMyShares', {
  query: { page: 1, page_size: sharesNamedMax },
});

/**
 * What each consent allows belongs to a later feature; here it gets its name and how to withdraw
 * it.
 */
export function useConsentMeaning(): (consent: StoredConsent) => ConsentMeaning {
  const texts = useTexts(consentTexts);
  const cache = useQueryClient();
  const router = useRouter();
  const models = useModels().data?.aiModels ?? [];
  const shares = useQuery(sharesQuery).data?.results ?? [];
  const persons = useQuery(familyQuery).data?.persons ?? [];
  return ({ purpose, subject }) => {
    switch (purpose) {
      case 'agreement':
        return {
          name: texts.agreement,
          effect: texts.agreementEffect,
          withdraw: async () => {
            await agreementApi.withdrawAgreement();
            signInState.setAgreed(false);
            cache.removeQueries({ queryKey: keyOf(agreementApi, 'getAgreementStatus') });
            await router.navigate({ to: '/privacy-agreement' });
          },
        };
      case 'health-profile':
        return {
          name: texts.healthProfile,
          effect: texts.healthEffect,
          withdraw: () => withdrawHealth(cache),
        };
      case 'family-person':
      case 'family-child': {
        const person = persons.find(({ id }) => String(id) === subject);
        return {
          name: texts.familyPerson(person?.name ?? texts.formerPerson),
          effect: texts.familyEffect,
          withdraw: async () => {
            const family = await familyApi.deletePerson({ params: { id: Number(subject) } });
            await showSaved(cache, familyQuery, family);
          },
        };
      }
      case 'external-model': {
        const isOfVoice = subject.startsWith(voicePrefix);
        const model = models.find(({ receiver }) => receiver?.id === subject);
        const receiver = isOfVoice
          ? subject.slice(voicePrefix.length)
          : (model?.receiver?.name ?? subject);
        return {
          name: isOfVoice ? texts.voice(receiver) : texts.externalModel(receiver),
          effect: isOfVoice ? texts.voiceEffect(receiver) : texts.modelEffect(receiver),
          withdraw: async () => {
            const saved = await modelApi.withdrawModelConsent({ body: { receiver: subject } });
            await showSaved(cache, modelsQuery, saved);
            cache.removeQueries({ queryKey: keyOf(voiceApi, 'getVoiceInput') });
          },
        };
      }
      case 'publication': {
        const share = shares.find(({ id }) => String(id) === subject);
        return {
          name: texts.publication(share?.title ?? texts.untitledShare),
          effect: texts.publicationEffect,
          withdraw: () => withdrawPublication(cache, Number(subject)),
        };
      }
      case 'reminder-mail':
      case 'reminder-push':
        return reminderMeaning(cache, texts, purpose);
    }
  };
}

async function withdrawPublication(cache: QueryClient, id: number): Promise<void> {
  await sharingApi.withdrawShare({ params: { id } });
  await refreshShares(cache);
}

function reminderMeaning(
  cache: QueryClient,
  texts: (typeof consentTexts)['zh-CN'],
  purpose: 'reminder-mail' | 'reminder-push',
): ConsentMeaning {
  const isMail = purpose === 'reminder-mail';
  return {
    name: isMail ? texts.mailReminder : texts.pushReminder,
    effect: isMail ? texts.mailReminderEffect : texts.pushReminderEffect,
    withdraw: async () => {
      const left = isMail
        ? await reminderApi.endMailReminder({})
        : await reminderApi.endPushReminder({ body: { everywhere: true } });
      await showSaved(cache, remindersQuery, left);
    },
  };
}

async function withdrawHealth(cache: QueryClient): Promise<void> {
  await profileApi.withdrawHealthConsent();
  await cache.invalidateQueries({ queryKey: keyOf(profileApi, 'getHealthProfile') });
  await cache.invalidateQueries({ queryKey: keyOf(profileApi, 'getPreferences') });
}

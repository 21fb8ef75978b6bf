import type { ModelTable } from '#features/models/model-choice.ts';
import type { operatorFactsEndpoints } from '#platform/contract/operator-facts.ts';
import type { Handlers } from '#platform/server/handler.ts';
import type { Settings } from './settings.ts';

type FactSettings = Pick<
  Settings,
  'ALGORITHM_NUMBER' | 'ANSWER_DAYS' | 'CONTACT' | 'ICP_NUMBER' | 'POLICE_NUMBER' | 'PROVIDER_NAME'
>;

/** The operator information that must be published, as configured, without defaults. */
export function operatorFactsHandlers(
  settings: FactSettings,
  version: string,
): Handlers<typeof operatorFactsEndpoints, { models: ModelTable }> {
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    getOperatorFacts: ({ language }, { models }) =>
      Promise.resolve({
        providerName: orNull(settings.PROVIDER_NAME),
        contact: orNull(settings.CONTACT),
        answerDays: settings.ANSWER_DAYS,
        icpNumber: orNull(settings.ICP_NUMBER),
        policeNumber: orNull(settings.POLICE_NUMBER),
        algorithmNumber: orNull(settings.ALGORITHM_NUMBER),
        version,
        models: models
          .filter(({ reply }) => reply !== null)
          .map(({ label, receiver, filingNumber }) => ({
            label: label[language],
            receiver: receiver?.name[language] ?? null,
            filingNumber: filingNumber ?? null,
          })),
      }),
  };
}

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
  const told = (text: string) => (text === '' ? null : text);
  return {
    getOperatorFacts: ({ language }, { models }) =>
      Promise.resolve({
        providerName: told(settings.PROVIDER_NAME),
        contact: told(settings.CONTACT),
        answerDays: settings.ANSWER_DAYS,
        icpNumber: told(settings.ICP_NUMBER),
        policeNumber: told(settings.POLICE_NUMBER),
        algorithmNumber: told(settings.ALGORITHM_NUMBER),
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

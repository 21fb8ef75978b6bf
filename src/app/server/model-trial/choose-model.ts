import { isReady, type ModelTable, type ReadyModel } from '#features/models/model-choice.ts';
import { localModel } from '#features/models/rules.ts';
import { ConfigurationError } from '#platform/server/configuration.ts';

/**
 * The model to try: the named one, else the first that can answer.
 * @throws ConfigurationError with the names there are
 */
export function chooseTrialModel(table: ModelTable, name: string | undefined): ReadyModel {
  const ready = table.filter(isReady).filter(({ value }) => value !== localModel);
  const chosen = name === undefined ? ready[0] : ready.find(({ value }) => value === name);
  if (chosen) return chosen;
  const names =
    ready.map(({ value }) => value).join(', ') || 'none; .env.example shows how to set one';
  throw new ConfigurationError(
    `${name === undefined ? 'There is no model to try' : `There is no model ${name}`}. Models that can answer: ${names}`,
  );
}

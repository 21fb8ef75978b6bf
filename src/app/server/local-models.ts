import type { ModelRow } from '#features/models/model-choice.ts';
import { findLocalModels } from '#features/models/server/find-local-models.ts';
import { foundRows } from '#features/models/server/model-table.ts';
import type { Log } from '#platform/server/log.ts';
import type { PeriodicWork } from './periodic-work.ts';

/**
 * Queries each address once for models on this machine and adds them to the table when they are known;
 * the start does not wait. Most machines have none, so that a failure is worth a debug line only.
 */
export function addLocalModels(
  table: ModelRow[],
  addresses: readonly string[],
  log: Pick<Log, 'debug' | 'info'>,
): PeriodicWork {
  const stopping = new AbortController();
  const ask = async (address: string): Promise<void> => {
    try {
      const rows = foundRows(await findLocalModels(address, stopping.signal), table);
      table.push(...rows);
      if (rows.length > 0) log.info({ address, models: rows.length }, 'local models found');
    } catch (error) {
      log.debug({ err: error, address }, 'no local models');
    }
  };
  const asked = Promise.all(addresses.map(ask));
  return {
    stop: async () => {
      stopping.abort();
      await asked;
    },
  };
}

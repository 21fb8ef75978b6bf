import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import type { ModelError } from './language-model.ts';
import { modelFailureTexts } from './model-failure-texts.ts';

/** The text for a failed model: what happened and what to do. */
export function modelErrorText(error: ModelError): Bilingual {
  return both(modelFailureTexts, (texts) => texts[textKey(error)]);
}

const kindKeys = {
  timeout: 'failedSilence',
  network: 'failedNetwork',
  provider: 'failedServer',
  truncated: 'failedTruncated',
  empty: 'failedEmpty',
  filtered: 'failedFiltered',
} as const;

function textKey({ kind, status = 0 }: ModelError) {
  return kind === 'http' ? statusKey(status) : kindKeys[kind];
}

function statusKey(status: number) {
  if (status === 401 || status === 403) return 'failedAccess';
  if (status === 402) return 'failedBalance';
  if (status === 404) return 'failedMissing';
  if (status === 429) return 'failedBusy';
  return status >= 500 ? 'failedServer' : 'failedRequest';
}

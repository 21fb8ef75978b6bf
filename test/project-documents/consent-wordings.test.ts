import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reminderConsentTexts, reminderPurposes } from '#features/check-in/reminder-consent.ts';
import { reminderConsentVersion } from '#features/check-in/reminder-rules.ts';
import { familyConsentTexts, familyConsentVersion } from '#features/profile/family-consent.ts';
import { familyPurposes } from '#features/profile/family-rules.ts';
import { modelConsentTexts, modelConsentVersion } from '#features/models/model-consent.ts';
import { healthConsentTexts, healthConsentVersion } from '#features/profile/health-consent.ts';
import { shareConsentVersion } from '#features/sharing/server/share-consent.ts';
import { sharingTexts } from '#features/sharing/texts.ts';
import { voiceConsentTexts, voiceConsentVersion } from '#features/voice/voice-consent.ts';
import { languages } from '#platform/contract/define-texts.ts';

const record = readFileSync(join(import.meta.dirname, '../../docs/consent-wordings.md'), 'utf8');
const purposeNames = {
  'family-person': 'person of the family',
  'family-child': 'child of the family',
  'reminder-mail': 'reminder by mail',
  'reminder-push': 'notice in a browser',
};
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

it('lists every wording of a consent that is shown, by its hash', () => {
  const shown = languages.flatMap((language) => [
    ['health profile', healthConsentVersion, language, healthConsentTexts[language].text],
    ...familyPurposes.map((purpose) => [
      purposeNames[purpose],
      familyConsentVersion,
      language,
      familyConsentTexts[language][purpose],
    ]),
    [
      'external model',
      modelConsentVersion,
      language,
      modelConsentTexts[language].text('{receiver}'),
    ],
    ['voice input', voiceConsentVersion, language, voiceConsentTexts[language].text('{receiver}')],
    ...reminderPurposes.map((purpose) => [
      purposeNames[purpose],
      reminderConsentVersion,
      language,
      reminderConsentTexts[language][purpose],
    ]),
    ['publication', shareConsentVersion, language, sharingTexts[language].consent],
  ]);
  for (const [consent, version, language, text = ''] of shown) {
    expect(record).toContain(
      `| ${consent} | ${version} | ${language} | \`${sha256(text)}\` | now |`,
    );
  }
});

it('keeps the earlier wordings whose hashes are stored with consents', () => {
  const hashes = [...record.matchAll(/^> (.+)$/gm)].map(([, text = '']) => sha256(text));
  const earlier = [...record.matchAll(/`([0-9a-f]{64})` \| earlier \|$/gm)].map(
    ([, hash = '']) => hash,
  );
  expect(new Set(hashes)).toEqual(new Set(earlier));
  expect(earlier).toHaveLength(3);
});

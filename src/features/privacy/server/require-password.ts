import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { privacyTexts } from '../texts.ts';
import type { PrivacyServices, SignedInCall } from './privacy-services.ts';

/** Asks for the password again: a tablet left open gives neither the data away nor the account. */
export async function requirePassword(
  call: SignedInCall,
  { isOwnPassword }: PrivacyServices,
  password: string,
): Promise<void> {
  if (await isOwnPassword(call, password)) return;
  const text = both(privacyTexts, (t) => t.passwordWrong);
  throw new AppError('validation_failed', { text, fields: { password: [text] } });
}

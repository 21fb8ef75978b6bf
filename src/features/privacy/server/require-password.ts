import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { audit } from '#platform/server/audit-store.ts';
import { privacyTexts } from '../texts.ts';
import type { PrivacyServices, SignedInCall } from './privacy-services.ts';

/** Requires the password again, so that an unattended device exposes neither the data nor the account. */
export async function requirePassword(
  call: SignedInCall,
  { db, isOwnPassword }: PrivacyServices,
  { password, action }: { password: string; action: 'account.export' | 'account.request-deletion' },
): Promise<void> {
  if (await isOwnPassword(call, password)) return;
  await audit(db, { at: call.now, actor: call.user.userId, action, result: 'refused' });
  const text = both(privacyTexts, (t) => t.passwordWrong);
  throw new AppError('validation_failed', { text, fields: { password: [text] } });
}

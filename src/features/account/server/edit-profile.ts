import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Call, Handler } from '#platform/server/handler.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import type { accountEndpoints } from '../contract.ts';
import { birthMonthError } from '../age-rules.ts';
import { ageTexts } from '../age-texts.ts';
import { passwordTexts } from '../password-texts.ts';
import { accountTexts } from '../texts.ts';
import { auditAccountEvent, logAccountEvent } from './account-events.ts';
import { accountMails } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { fieldRefusal } from './password-refusal.ts';
import { removeEmailConfirmation } from './email-confirmation-store.ts';
import { removeResetToken } from './password-reset-store.ts';
import { countTakenEmail } from './taken-email.ts';
import {
  findAccount,
  findBirthMonth,
  findProfile,
  setBirthMonth,
  updateUser,
  type AccountRow,
} from './user-store.ts';

type EditCall = Call<typeof accountEndpoints.editProfile>;

/** Names change freely; a new email address requires the password because it can reset it. */
export const editProfile: Handler<typeof accountEndpoints.editProfile, AccountServices> = async (
  call,
  services,
) => {
  const { body, user } = call;
  const account = await findAccount(services.db, user.userId);
  if (!account) throw new AppError('sign_in_required');
  await stateBirthMonth(call, services);
  const names = {
    ...(body.first_name === undefined ? {} : { firstName: body.first_name }),
    ...(body.last_name === undefined ? {} : { lastName: body.last_name }),
  };
  if (body.email === undefined || body.email === account.email) {
    await updateUser(services.db, user.userId, names);
  } else {
    await requirePassword(call, services, account);
    const change = { ...names, email: body.email };
    await changeWithEmail(call, services, { change, oldEmail: account.email });
  }
  const profile = await findProfile(services.db, user.userId);
  if (!profile) throw new AppError('sign_in_required');
  return profile;
};

/** Can be set once, by accounts without one; a changeable month of birth would prove nothing. */
async function stateBirthMonth(call: EditCall, services: AccountServices): Promise<void> {
  const { now, user } = call;
  const { userId } = user;
  const { birth_month: given } = call.body;
  const known = await findBirthMonth(services.db, userId);
  if (given === undefined || given === known) return;
  const error = birthMonthError(given, now);
  if (error) throw fieldRefusal({ birth_month: error });
  const isKept = await transaction(services.db, async (tx) => {
    if (!(await setBirthMonth(tx, userId, given))) return false;
    await auditAccountEvent(tx, 'birth month stated', { userId, now });
    return true;
  });
  if (!isKept) throw fieldRefusal({ birth_month: both(ageTexts, (t) => t.kept) });
}

async function requirePassword(
  call: EditCall,
  services: AccountServices,
  { passwordHash }: AccountRow,
): Promise<void> {
  const { password = '' } = call.body;
  if (password === '') {
    throw fieldRefusal({ password: both(passwordTexts, (t) => t.passwordForEmail) });
  }
  if (await checkOwnPassword(call, services, { password, passwordHash })) return;
  throw fieldRefusal({ password: both(passwordTexts, (t) => t.oldPasswordWrong) });
}

/** Notifies the new address, and the old one if there was one, and invalidates a pending reset link. */
async function changeWithEmail(
  call: EditCall,
  services: AccountServices,
  { change, oldEmail }: { change: Parameters<typeof updateUser>[2]; oldEmail: string | null },
): Promise<void> {
  const { language, now, user } = call;
  const { userId } = user;
  const kind = oldEmail === null ? accountMails.emailAdded : accountMails.emailChanged;
  const changed = { userId, kind, language };
  const isDone = await transaction(services.db, async (tx) => {
    await removeResetToken(tx, userId);
    await removeEmailConfirmation(tx, userId);
    if (oldEmail !== null) await queueMail(tx, { ...changed, toAddress: oldEmail }, now);
    await queueMail(tx, changed, now);
    await auditAccountEvent(tx, 'mail address changed', { userId, now });
    // Last, because a failed statement rolls back the whole transaction.
    if ((await updateUser(tx, userId, change)) === 'taken') throw new TakenEmail();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof TakenEmail) return false;
    throw error;
  });
  if (!isDone) {
    await countTakenEmail(services, call.address);
    throw fieldRefusal({ email: both(accountTexts, (t) => t.emailTaken) });
  }
  logAccountEvent(services, 'mail address changed', { ...call, userId });
}

class TakenEmail extends Error {
  override readonly name = 'TakenEmail';
}

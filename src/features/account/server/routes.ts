import type { Handlers } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import type { AccountServices } from './account-services.ts';
import { changePassword } from './change-password.ts';
import { confirmPasswordReset } from './confirm-password-reset.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { editProfile } from './edit-profile.ts';
import { endSecondFactor } from './end-second-factor.ts';
import { getProfile } from './get-profile.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { getStaffAccess } from './get-staff-access.ts';
import { listSignIns } from './list-sign-ins.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { registerAccount } from './register-account.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { revokeOtherSignIns } from './revoke-other-sign-ins.ts';
import { revokeSignIn } from './revoke-sign-in.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { simpleAuthCheck } from './simple-auth-check.ts';
import { startSecondFactor } from './start-second-factor.ts';

export const accountHandlers: Handlers<typeof accountEndpoints, AccountServices> = {
  registerAccount,
  signIn,
  refreshTokens,
  signOut,
  simpleAuthCheck,
  getProfile,
  getStaffAccess,
  editProfile,
  changePassword,
  listSignIns,
  revokeSignIn,
  revokeOtherSignIns,
  requestPasswordReset,
  confirmPasswordReset,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
};

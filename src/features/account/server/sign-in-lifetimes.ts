/** A sign-in ends after this long without use; every use renews it. */
export const refreshTokenMs = 30 * 24 * 3_600_000;
/** Absolute lifetime of a sign-in, however often it is used. */
export const signInMs = 180 * 24 * 3_600_000;
/** Two tabs may use the same refresh token within this time (ACC-23). */
export const refreshGraceMs = 10_000;

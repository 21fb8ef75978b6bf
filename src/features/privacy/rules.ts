/** Days between the wish to delete an account and the deletion, unless configured otherwise. */
export const coolingOffDaysDefault = 15;
export const coolingOffDaysMin = 1;
export const coolingOffDaysMax = 30;

export const dayMs = 24 * 3_600_000;

/** When an account is deleted whose deletion is asked for now. */
export function deletionDueAt(requestedAt: Date, coolingOffDays: number): Date {
  return new Date(requestedAt.getTime() + coolingOffDays * dayMs);
}

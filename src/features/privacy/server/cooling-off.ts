/** Days between requesting the deletion of an account and the deletion. */
export const coolingOffDaysDefault = 15;
export const coolingOffDaysMin = 1;
export const coolingOffDaysMax = 30;

export const dayMs = 24 * 3_600_000;

/** When a deletion requested at a given time is due. */
export function deletionDueAt(requestedAt: Date, coolingOffDays: number): Date {
  return new Date(requestedAt.getTime() + coolingOffDays * dayMs);
}

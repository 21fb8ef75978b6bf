import { CallError, failureText, wholeForm } from '#platform/web/call-error.ts';

/** The error above a form: that of the whole form; nothing if a field already shows its own error. */
export function bannerText(
  error: unknown,
  fields: readonly string[],
  fallback: string,
): string | null {
  if (error === null) return null;
  const ofWhole = fieldText(error, wholeForm);
  if (ofWhole !== undefined) return ofWhole;
  const isAtField = fields.some((name) => fieldText(error, name) !== undefined);
  return isAtField ? null : failureText(error, fallback);
}

/** The first error of a field from the server (ACC-6). */
export function fieldText(error: unknown, name: string): string | undefined {
  return error instanceof CallError ? error.fields[name]?.[0] : undefined;
}

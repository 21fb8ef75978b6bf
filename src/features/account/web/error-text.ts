import { CallError, failureText, wholeForm } from '#platform/web/call-error.ts';

/** What stands above a form: what is said of it as a whole; else nothing where one of its fields says it. */
export function bannerText(
  error: unknown,
  fields: readonly string[],
  fallback: string,
): string | null {
  if (error === null) return null;
  const ofWhole = fieldText(error, wholeForm);
  if (ofWhole !== undefined) return ofWhole;
  const isSaid = fields.some((name) => fieldText(error, name) !== undefined);
  return isSaid ? null : failureText(error, fallback);
}

/** The first message of a field, as the server says it (ACC-6). */
export function fieldText(error: unknown, name: string): string | undefined {
  return error instanceof CallError ? error.fields[name]?.[0] : undefined;
}

import { CallError } from '#platform/web/call-error.ts';

/** What stands above a form: nothing where one of its fields says it already. */
export function bannerText(
  error: unknown,
  fields: readonly string[],
  fallback: string,
): string | null {
  if (error === null) return null;
  if (!(error instanceof CallError)) return fallback;
  return fields.some((name) => error.fields[name] !== undefined) ? null : error.text;
}

/** The first message of a field, as the server says it (Spec 8). */
export function fieldText(error: unknown, name: string): string | undefined {
  return error instanceof CallError ? error.fields[name]?.[0] : undefined;
}

import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** Thrown at start; names each invalid variable, never its value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the environment through a schema of upper-case keys. Empty values count as unset.
 * @throws ConfigurationError naming every invalid variable.
 */
export function readConfiguration<T extends z.ZodMiniObject>(
  schema: T,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<T> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(all)'}: ${issue.message}`,
  );
  throw new ConfigurationError(`These settings are missing or wrong:\n${lines.join('\n')}`);
}

/** An `on`/`off` switch. */
export function switchSetting(fallback: boolean) {
  return z._default(
    z.pipe(
      z.enum(['on', 'off'], { error: 'must be on or off' }),
      z.transform((value: 'on' | 'off') => value === 'on'),
    ),
    fallback,
  );
}

/** A whole number within bounds, with its default. */
export function numberSetting(bounds: { min: number; max: number; fallback: number }) {
  const error = `must be a whole number from ${bounds.min} to ${bounds.max}`;
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,15}$/, { error })),
      z.pipe(
        z.transform((digits: string) => Number(digits)),
        z.int().check(z.minimum(bounds.min, { error }), z.maximum(bounds.max, { error })),
      ),
    ),
    bounds.fallback,
  );
}

/** A comma-separated list of addresses and networks (`10.0.0.0/8`, `loopback`), empty by default. */
export function networksSetting() {
  return z._default(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((text: string) =>
          text
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean),
        ),
        z.array(z.string()).check(
          z.refine((networks) => networks.every(isNetwork), {
            error: 'must be addresses or networks, separated by commas',
          }),
        ),
      ),
    ),
    [],
  );
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const version = isIP(address);
  if (more !== undefined || version === 0) return namedNetworks.includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= (version === 4 ? 32 : 128));
}

/** An absolute http(s) address, without a trailing slash. */
export const addressSetting = z.pipe(
  z.string().check(
    z.refine((text) => URL.canParse(text) && /^https?:/.test(text), {
      error: 'must be an http(s) address',
    }),
  ),
  z.transform((text: string) => text.replace(/\/+$/, '')),
);

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  addressSetting,
  ConfigurationError,
  networksSetting,
  numberSetting,
  readConfiguration,
  switchSetting,
} from './configuration.ts';

const schema = z.object({
  LIMIT: numberSetting({ min: 2, max: 200, fallback: 20 }),
  FEATURE: switchSetting(true),
  FRIENDS: networksSetting(),
  PLACE: z.optional(addressSetting),
  KEY: z.optional(z.string().check(z.minLength(8, { error: 'must be at least 8 characters' }))),
});
const read = (environment: Record<string, string | undefined>) =>
  readConfiguration(schema, environment);
const refusalOf = (environment: Record<string, string>): string => {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
};

describe('the configuration', () => {
  it('has defaults for unset and empty variables', () => {
    const defaults = { LIMIT: 20, FEATURE: true, FRIENDS: [] };
    expect(read({})).toEqual(defaults);
    expect(read({ LIMIT: '', FEATURE: '', FRIENDS: '', PLACE: '', KEY: '' })).toEqual(defaults);
  });

  it('reads the variables it knows and ignores the others', () => {
    const set = {
      LIMIT: '200',
      FEATURE: 'off',
      FRIENDS: ' 10.0.0.1, ,192.0.2.0/24,',
      PLACE: 'https://example.org/a//',
      KEY: '12345678',
      OTHER: 'x',
    };
    expect(read(set)).toEqual({
      LIMIT: 200,
      FEATURE: false,
      FRIENDS: ['10.0.0.1', '192.0.2.0/24'],
      PLACE: 'https://example.org/a',
      KEY: '12345678',
    });
  });

  it.each(['1', '201', '-5', '2.5', 'abc', '1e2', '0x20', ' 5', '9'.repeat(30)])(
    'refuses a number out of bounds: %s',
    (LIMIT) => {
      expect(refusalOf({ LIMIT })).toBe(
        'These settings are missing or wrong:\n  LIMIT: must be a whole number from 2 to 200',
      );
    },
  );

  it.each(['true', '1', 'ON', 'yes'])('accepts only on and off for switches: %s', (FEATURE) => {
    expect(refusalOf({ FEATURE })).toContain('FEATURE: must be on or off');
  });

  it.each(['example.org', 'ftp://canary.example', 'javascript:canary', '//canary', 'https://'])(
    'refuses an invalid address: %s',
    (PLACE) => {
      const refusal = refusalOf({ PLACE });
      expect(refusal).toContain('PLACE: must be an http(s) address');
      expect(refusal).not.toContain('canary');
    },
  );

  it.each(['10.0.0.1', '192.0.2.0/24', '2001:db8::/32', '::1', 'loopback', '10.0.0.1,::1'])(
    'accepts addresses and networks: %s',
    (FRIENDS) => {
      expect(read({ FRIENDS }).FRIENDS).toEqual(FRIENDS.split(','));
    },
  );

  it.each([
    'canary',
    '10.0.0',
    '300.1.1.1',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.1;::1',
    'true',
  ])('refuses an invalid network: %s', (FRIENDS) => {
    expect(refusalOf({ FRIENDS })).toBe(
      'These settings are missing or wrong:\n  FRIENDS: must be addresses or networks, separated by commas',
    );
  });

  it('names every invalid variable at once, and no value', () => {
    const refusal = refusalOf({
      LIMIT: 'canary',
      FEATURE: 'canary',
      PLACE: 'canary',
      KEY: 'canary',
    });
    for (const name of ['LIMIT', 'FEATURE', 'PLACE', 'KEY'])
      expect(refusal).toContain(`  ${name}: `);
    expect(refusal).not.toContain('canary');
  });
});

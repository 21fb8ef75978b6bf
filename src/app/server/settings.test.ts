import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '#platform/server/configuration.ts';
import { readSettings, settingNames, settingsWarnings } from './settings.ts';

const secretKey = 'a secret for tests only, 32 bytes long';
const databaseUrl = 'postgres://canary:canary@localhost/x';

function refusalOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
}

describe('the settings', () => {
  it('need no configuration on one machine', () => {
    expect(readSettings({})).toMatchObject({
      NODE_ENV: 'development',
      HOST: 'localhost',
      PORT: 8000,
      TRUSTED_PROXIES: [],
      DEMO: true,
      RATE_LIMITS: true,
      STAFF_SECOND_FACTOR: true,
      FREE_MESSAGES: 20,
      PASSWORD_MIN: 6,
      RUNNING_REPLIES_MAX: 3,
      BRAND_NAME: '杏问',
    });
  });

  it('are all described in .env.example, and no others', () => {
    const file = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const described = [...file.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(described)).toEqual(new Set(settingNames));
    expect(described).toHaveLength(settingNames.length);
  });

  const wrong: [string, string[]][] = [
    ['NODE_ENV', ['prod', 'canary']],
    ['PORT', ['-1', '65536', '80a', 'canary']],
    ['WEB_CONCURRENCY', ['0', 'canary', '4']],
    ['PUBLIC_URL', ['example.org', 'ftp://canary']],
    ['TRUSTED_PROXIES', ['canary', '300.1.1.1', '10.0.0.0/99', '127.0.0.1,canary']],
    ['DATABASE_URL', ['mysql://canary', 'canary', 'postgres//canary']],
    ['BUS', ['on', 'canary']],
    ['DATABASE_POOL_MAX', ['1', '201', 'canary']],
    ['SECRET_KEY', ['canary', 'x'.repeat(31)]],
    ['DEMO', ['true', 'canary']],
    ['RATE_LIMITS', ['0', 'canary']],
    ['LOG_LEVEL', ['loud', 'canary']],
    ['METRICS_TOKEN', ['canary']],
    ['PUSH_PRIVATE_KEY', ['canary', Buffer.alloc(32).toString('base64url')]],
    ['PUSH_CONTACT', ['canary', 'http://canary.example']],
    ['FREE_MESSAGES', ['-1', '100001', 'canary']],
    ['PASSWORD_MIN', ['5', '65']],
    ['RUNNING_REPLIES_MAX', ['0', '101']],
    ['SILENT_REPLY_MS', ['2999', 'canary']],
    ['BRAND_NAME', ['canary'.repeat(20)]],
    ['HOTLINES', ['canary', 'canary:12356', 'psychological:canary', 'psychological:1,']],
    ['HOTLINES_CHECKED_ON', ['canary', '2026-02-30']],
    ['PAYMENT', ['on', 'canary']],
    ['SUBSCRIPTION_PRICE_FEN', ['0', '19.90', 'canary']],
    ['SUBSCRIPTION_MONTHS', ['0', '37']],
    ['SUBSCRIPTION_MONTHLY_MESSAGES', ['0', 'canary']],
    ['EXTRA_PACKAGES', ['canary', '100', '100:9.90', '0:990', '100:990,100:890', '100:990,']],
    ['ALIPAY_APP_ID', ['canary']],
    ['ALIPAY_SELLER_ID', ['canary']],
    ['ALIPAY_PRIVATE_KEY', ['canary', '-----BEGIN PRIVATE KEY-----canary']],
    ['ALIPAY_PUBLIC_KEY', ['canary']],
    ['ALIPAY_GATEWAY', ['canary']],
    ['EXTERNAL_REGISTER_URL', ['canary', 'javascript:canary']],
    ['EXTERNAL_SUBSCRIPTION_URL', ['canary']],
    ['LEGACY_URL', ['canary']],
    ['ARK_BASE_URL', ['canary', 'http://canary.example/v1', 'https://169.254.169.254/canary']],
    ['DEEPSEEK_BASE_URL', ['canary']],
  ];
  it.each(wrong)('are reported by name and never by value: %s', (name, values) => {
    for (const value of values) {
      const needed = { SECRET_KEY: secretKey, PUSH_CONTACT: 'mailto:operator@example.org' };
      const refusal = refusalOf({ ...needed, [name]: value });
      expect([value, refusal]).toEqual([value, expect.stringContaining(`  ${name}: `)]);
      expect(refusal).not.toContain('canary');
      expect(refusal.split('\n')).toHaveLength(2);
    }
  });

  it('must say where push services find the operator who has a key for them', () => {
    const notices = { PUSH_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url') };
    expect(refusalOf(notices)).toContain('PUSH_CONTACT: is required with PUSH_PRIVATE_KEY');
    expect(refusalOf({ ...notices, PUSH_CONTACT: 'https://example.org/contact' })).toBe('');
  });

  it('report all errors at once', () => {
    const refusal = refusalOf({ PORT: 'x', DEMO: 'x', PASSWORD_MIN: 'x' });
    for (const name of ['PORT', 'DEMO', 'PASSWORD_MIN']) expect(refusal).toContain(`  ${name}: `);
  });

  it('may not disable the rate limits in production', () => {
    const production = { NODE_ENV: 'production', RATE_LIMITS: 'off' };
    expect(refusalOf(production)).toContain('RATE_LIMITS: may not be off in production');
    expect(refusalOf({ ...production, RATE_LIMITS: 'on' })).toBe('');
    expect(refusalOf({ RATE_LIMITS: 'off' })).toBe('');
    const open = { NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'off' };
    expect(refusalOf(open)).toContain('STAFF_SECOND_FACTOR: may not be off in production');
    expect(refusalOf({ STAFF_SECOND_FACTOR: 'off' })).toBe('');
  });

  it.each([
    [{ PUBLIC_URL: 'https://xingwen.example' }, true],
    [{ PUBLIC_URL: 'https://xingwen.example', TRUSTED_PROXIES: '127.0.0.1' }, false],
    [{ PUBLIC_URL: 'http://xingwen.example' }, false],
    [{}, false],
  ])('must name the proxy that terminates TLS: %j', (environment, isLacking) => {
    const refusal = refusalOf({ ...environment, NODE_ENV: 'production' });
    expect(refusal.includes('  TRUSTED_PROXIES: is required in production')).toBe(isLacking);
    expect(refusalOf(environment)).toBe('');
    const warnings = settingsWarnings(readSettings(environment));
    expect(warnings).toEqual(isLacking ? [expect.stringMatching(/^Set TRUSTED_PROXIES /)] : []);
  });

  it('count the connections of several processes to the embedded database alone', () => {
    expect(refusalOf({ WEB_CONCURRENCY: '4', DATABASE_POOL_MAX: '18' })).toBe('');
    const own = { SECRET_KEY: secretKey, DATABASE_URL: databaseUrl };
    expect(refusalOf({ ...own, WEB_CONCURRENCY: '4' })).toBe('');
  });

  it('name what Alipay needs', () => {
    const refusal = refusalOf({ PAYMENT: 'alipay', ALIPAY_APP_ID: '2026' });
    for (const name of [
      'PUBLIC_URL',
      'ALIPAY_SELLER_ID',
      'ALIPAY_PRIVATE_KEY',
      'ALIPAY_PUBLIC_KEY',
    ])
      expect(refusal).toContain(`  ${name}: is required with PAYMENT=alipay`);
    expect(refusal).not.toContain('ALIPAY_APP_ID');
  });

  it('sell packages of the sizes and prices they name', () => {
    const { EXTRA_PACKAGES } = readSettings({ EXTRA_PACKAGES: '50:500, 500:4500' });
    expect(EXTRA_PACKAGES).toEqual([
      { messages: 50, priceFen: 500 },
      { messages: 500, priceFen: 4500 },
    ]);
  });

  it('name the database behind a pooler only together with the pooler', () => {
    const behind = { SECRET_KEY: secretKey, DATABASE_DIRECT_URL: databaseUrl };
    expect(refusalOf(behind)).toContain('DATABASE_URL: is required with DATABASE_DIRECT_URL');
    expect(refusalOf({ ...behind, DATABASE_URL: databaseUrl })).toBe('');
    const wrong = refusalOf({
      ...behind,
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: 'canary',
    });
    expect(wrong).toContain('DATABASE_DIRECT_URL: must be a postgres:// address');
    expect(wrong).not.toContain('canary');
  });

  it('name a replica only together with the database', () => {
    const withReplica = { SECRET_KEY: secretKey, DATABASE_REPLICA_URL: databaseUrl };
    expect(refusalOf(withReplica)).toContain('DATABASE_URL: is required with DATABASE_REPLICA_URL');
    expect(refusalOf({ ...withReplica, DATABASE_URL: databaseUrl })).toBe('');
  });

  it('must contain a secret when the database is external', () => {
    const refusal = refusalOf({ DATABASE_URL: databaseUrl });
    expect(refusal).toContain('SECRET_KEY: is required with DATABASE_URL');
    expect(refusal).not.toContain('canary');
    expect(refusalOf({ DATABASE_URL: databaseUrl, SECRET_KEY: secretKey })).toBe('');
  });
});

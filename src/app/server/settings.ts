import * as z from 'zod/mini';
import { silentRunMs } from '#features/messages/server/reply-reaper.ts';
import { modelSettings } from '#features/models/server/model-settings.ts';
import {
  coolingOffDaysDefault,
  coolingOffDaysMax,
  coolingOffDaysMin,
} from '#features/privacy/server/cooling-off.ts';
import { isAigcValue } from '#platform/contract/aigc-label.ts';
import { auditDaysMin } from '#platform/server/audit-store.ts';
import {
  addressSetting,
  networksSetting,
  numberSetting,
  readConfiguration,
  switchSetting,
} from '#platform/server/configuration.ts';
import { connectionsBesidePool } from '#platform/server/database.ts';
import { embeddedConnectionsMax } from '#platform/server/embedded-postgres-cluster.ts';
import { isPushKey } from '#platform/server/push-service.ts';
import { hotlineSettings } from './hotline-settings.ts';
import { missingForAlipay, paymentSettings } from './payment-settings.ts';

const shortText = (fallback: string) =>
  z._default(z.string().check(z.maxLength(100, { error: 'is too long' })), fallback);

const databaseAddress = z.optional(
  z.string().check(
    z.refine((text) => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text), {
      error: 'must be a postgres:// address',
    }),
  ),
);

/** Every variable the product reads; .env.example describes each. */
const schema = z.extend(modelSettings, {
  TRANSCRIPTION: z.optional(z.string()),
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  HOST: z._default(z.string(), 'localhost'),
  PORT: numberSetting({ min: 0, max: 65_535, fallback: 8000 }),
  WEB_CONCURRENCY: numberSetting({ min: 1, max: 64, fallback: 1 }),
  PUBLIC_URL: z.optional(addressSetting),
  TRUSTED_PROXIES: networksSetting(),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_REPLICA_URL: databaseAddress,
  BUS: z._default(z.enum(['listen', 'poll'], { error: 'must be listen or poll' }), 'listen'),
  DATABASE_POOL_MAX: numberSetting({ min: 2, max: 200, fallback: 20 }),
  SECRET_KEY: z.optional(
    z.string().check(z.minLength(32, { error: 'must be at least 32 characters' })),
  ),
  BACKUP_PASSPHRASE: z.optional(
    z.string().check(z.minLength(16, { error: 'must be at least 16 characters' })),
  ),
  SMTP_URL: z.optional(
    z.string().check(
      z.refine((text) => /^smtps?:\/\//.test(text) && URL.canParse(text), {
        error: 'must be an smtp:// or smtps:// address',
      }),
    ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(
      z.refine((text) => /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(text) && text.length <= 320, {
        error: 'must be a mail address, with or without a name before it',
      }),
    ),
  ),
  PUSH_PRIVATE_KEY: z.optional(
    z.string().check(z.refine(isPushKey, { error: 'must be 32 random bytes in base64url' })),
  ),
  PUSH_CONTACT: z.optional(
    z.string().check(
      z.refine((text) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text), {
        error: 'must be a mailto: or https:// address',
      }),
    ),
  ),
  DEMO: switchSetting(true),
  RATE_LIMITS: switchSetting(true),
  STAFF_SECOND_FACTOR: switchSetting(true),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(32, { error: 'must be at least 32 characters' })),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(addressSetting),
  AUDIT_DAYS: numberSetting({ min: auditDaysMin, max: 3_650, fallback: auditDaysMin }),
  FREE_MESSAGES: numberSetting({ min: 0, max: 100_000, fallback: 20 }),
  PASSWORD_MIN: numberSetting({ min: 6, max: 64, fallback: 6 }),
  RUNNING_REPLIES_MAX: numberSetting({ min: 1, max: 100, fallback: 3 }),
  SILENT_REPLY_MS: numberSetting({ min: 3_000, max: 600_000, fallback: silentRunMs }),
  DELETION_DAYS: numberSetting({
    min: coolingOffDaysMin,
    max: coolingOffDaysMax,
    fallback: coolingOffDaysDefault,
  }),
  BRAND_NAME: shortText('杏问'),
  BRAND_SEAL: shortText('杏'),
  AIGC_PRODUCER: z._default(
    z
      .string()
      .check(z.refine(isAigcValue, { error: 'must be plain ASCII without spaces or quotes' })),
    'xingwen',
  ),
  CONTACT: shortText(''),
  ANSWER_DAYS: numberSetting({ min: 1, max: 60, fallback: 15 }),
  PROVIDER_NAME: shortText(''),
  ICP_NUMBER: shortText(''),
  POLICE_NUMBER: shortText(''),
  ALGORITHM_NUMBER: shortText(''),
  EXTERNAL_REGISTER_URL: z.optional(addressSetting),
  EXTERNAL_SUBSCRIPTION_URL: z.optional(addressSetting),
  LEGACY_URL: z.optional(addressSetting),
  SSO_TEST: switchSetting(false),
  ...hotlineSettings,
  ...paymentSettings,
});

export type Settings = z.output<typeof schema>;
/** @internal Tests compare the documents with it. */
export const settingNames = Object.keys(schema.shape);

/** The page /sso-test is served outside production, or if it is enabled. */
export const servesDiagnostics = ({ NODE_ENV, SSO_TEST }: Settings): boolean =>
  NODE_ENV !== 'production' || SSO_TEST;

/** Without the proxy setting every client has the proxy's address. */
const lacksProxy = ({ PUBLIC_URL, TRUSTED_PROXIES }: Settings): boolean =>
  PUBLIC_URL !== undefined && PUBLIC_URL.startsWith('https:') && TRUSTED_PROXIES.length === 0;
const whyProxyIsNeeded =
  'where PUBLIC_URL is https: a proxy is in front, and without it one person there uses up the ' +
  'limits of everybody and locks out every sign-in';

const exceedsEmbeddedDatabase = ({ WEB_CONCURRENCY, DATABASE_POOL_MAX }: Settings): boolean =>
  WEB_CONCURRENCY > 1 &&
  WEB_CONCURRENCY * (DATABASE_POOL_MAX + connectionsBesidePool) > embeddedConnectionsMax;

/** Settings recommended for public use but not required for trying things out. */
export function settingsWarnings(settings: Settings): string[] {
  return lacksProxy(settings) ? [`Set TRUSTED_PROXIES ${whyProxyIsNeeded}.`] : [];
}

/**
 * The settings of this process.
 * @throws ConfigurationError naming what is missing or wrong
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return readConfiguration(
    schema.check(
      z.refine((all) => all.NODE_ENV !== 'production' || all.RATE_LIMITS, {
        path: ['RATE_LIMITS'],
        error: 'may not be off in production',
      }),
      z.refine((all) => all.NODE_ENV !== 'production' || all.STAFF_SECOND_FACTOR, {
        path: ['STAFF_SECOND_FACTOR'],
        error: 'may not be off in production',
      }),
      z.refine((all) => all.NODE_ENV !== 'production' || !lacksProxy(all), {
        path: ['TRUSTED_PROXIES'],
        error: `is required in production ${whyProxyIsNeeded}`,
      }),
      z.check((payload) => {
        for (const name of missingForAlipay(payload.value)) {
          const message = 'is required with PAYMENT=alipay';
          payload.issues.push({ code: 'custom', message, path: [name], input: payload.value });
        }
      }),
      z.refine((all) => !all.PUSH_PRIVATE_KEY || all.PUSH_CONTACT !== undefined, {
        path: ['PUSH_CONTACT'],
        error: 'is required with PUSH_PRIVATE_KEY: where push services find you',
      }),
      z.refine((all) => !all.DATABASE_URL || all.SECRET_KEY !== undefined, {
        path: ['SECRET_KEY'],
        error: 'is required with DATABASE_URL, the same for every process',
      }),
      z.refine((all) => all.DATABASE_URL !== undefined || !exceedsEmbeddedDatabase(all), {
        path: ['WEB_CONCURRENCY'],
        error:
          `times (DATABASE_POOL_MAX + ${connectionsBesidePool}) may be at most ${embeddedConnectionsMax} ` +
          'without DATABASE_URL',
      }),
      z.refine((all) => !all.DATABASE_DIRECT_URL || all.DATABASE_URL !== undefined, {
        path: ['DATABASE_URL'],
        error: 'is required with DATABASE_DIRECT_URL: the address of the pooler',
      }),
      z.refine((all) => !all.DATABASE_REPLICA_URL || all.DATABASE_URL !== undefined, {
        path: ['DATABASE_URL'],
        error: 'is required with DATABASE_REPLICA_URL: the address of the database itself',
      }),
    ),
    environment,
  );
}

import { randomUUID } from 'node:crypto';
import { authenticate } from '#features/account/server/authenticate.ts';
import { composeAccountMails } from '#features/account/server/account-mails.ts';
import { findLiveSignIns } from '#features/account/server/sign-in-store.ts';
import { findBirthMonth } from '#features/account/server/user-store.ts';
import { accountHasAgreed, hasAgreed } from '#features/agreement/server/consent-store.ts';
import { readDocuments } from '#features/agreement/server/documents.ts';
import { grantFreeMessages } from '#features/membership/server/quota-store.ts';
import { createReadingThread } from '#features/messages/server/reading-thread.ts';
import {
  purgeDeletedMessages,
  restorableMs,
} from '#features/messages/server/message-deletion-store.ts';
import { ReplyRuns } from '#features/messages/server/reply-runs.ts';
import { findRunningReply, isReplying } from '#features/messages/server/running-reply-store.ts';
import { assertAddressAllowed, baseUrlProblem } from '#features/models/server/base-url.ts';
import { createLocalModel } from '#features/models/server/local-model.ts';
import { createModelTable } from '#features/models/server/model-table.ts';
import { composeReminderMails, reminderMail } from '#features/check-in/server/reminder-mail.ts';
import { composeDeletionMails, isDeletionMail } from '#features/privacy/server/deletion-mails.ts';
import { eraseDueAccounts } from '#features/privacy/server/erase-accounts.ts';
import { writeReviewLog } from '#features/review/server/review-log-store.ts';
import { createSheetRenderer } from '#features/visit-summary/server/sheet-renderer.ts';
import { createTranscriber } from '#features/voice/server/transcriber.ts';
import { endShares } from '#features/sharing/server/end-shares.ts';
import { transcriptionServer } from '#features/voice/server/transcription-settings.ts';
import type { Database, Executor } from '#platform/server/database.ts';
import { createEventBus, type EventBus } from '#platform/server/event-bus.ts';
import type { CallChecks } from '#platform/server/handler.ts';
import { mountApiPage } from '#platform/server/http-api-page.ts';
import { createHttpServer, type HttpServer } from '#platform/server/http-server.ts';
import { mountHealth } from '#platform/server/http-health.ts';
import { mount, type MountOptions } from '#platform/server/http-mount.ts';
import { serveWebApp } from '#platform/server/http-web-app.ts';
import type { Log } from '#platform/server/log.ts';
import { deliverMails, type ComposeMail } from '#platform/server/mail-delivery.ts';
import { sendBySmtp, writeMailFiles } from '#platform/server/mail-transport.ts';
import { consumeRateLimit } from '#platform/server/rate-limit-store.ts';
import { deriveKeys, isCsrfToken, type SecretKeys } from '#platform/server/secret-keys.ts';
import { watchSignIns } from '#platform/server/sign-in-watch.ts';
import { localOrder, localReader, warmUpMedicine } from './consult-locally.ts';
import { endpoints } from './endpoints.ts';
import { featureHandlers } from './handlers.ts';
import { hotlinesFrom } from './hotline-settings.ts';
import { addLocalModels } from './local-models.ts';
import { operatorFactsHandlers } from './operator-facts-handlers.ts';
import { ownPassword } from './own-password.ts';
import { createPayments, startPaymentWork } from './payments.ts';
import { repeat, type PeriodicWork } from './periodic-work.ts';
import { preferredModel } from './preferred-model.ts';
import { purgeExpired } from './purges.ts';
import { reminderWays, startReminders } from './reminders.ts';
import { startReplyWork } from './reply-work.ts';
import { createSendAdmission } from './send-admission.ts';
import { servesDiagnostics, type Settings } from './settings.ts';
import { webManifest } from './web-manifest.ts';

const purgeMs = 10 * 60_000;
const mailRoundMs = 3_000;
/** The page that a person waits for comes first. */
const warmUpDelayMs = 1_000;

export type ProductOptions = {
  settings: Settings;
  secret: string;
  database: Database;
  log: Log;
  now: () => Date;
  version: string;
  /** The folder for mail files without a mail server. */
  mailDir: string;
  /** The built web app; null to serve only the calls. */
  distDir: string | null;
  environment: Readonly<Record<string, string | undefined>>;
  /** The text for `/metrics`, by default that of this process alone. */
  readMetrics?: (() => Promise<string>) | undefined;
};

export type Product = {
  /** Starts listening and returns the address. With `reusePort` other processes may listen there as well. */
  listen: (place: { host: string; port: number; reusePort?: boolean }) => Promise<string>;
  /** Refuses new work, lets replies finish, closes. The caller closes the database. */
  close: () => Promise<void>;
};

/** The services of every feature's handlers. */
async function createServices(options: ProductOptions, bus: EventBus | null) {
  const { settings, database, log, now } = options;
  const { db, reserved, heartbeats } = database;
  const secure = settings.PUBLIC_URL?.startsWith('https:') ?? false;
  const takeRateOf: CallChecks['consumeRateLimit'] = (key, limit) =>
    settings.RATE_LIMITS ? consumeRateLimit(db, key, limit, now()) : Promise.resolve(null);
  const documents = await readDocuments({ brand: settings.BRAND_NAME, contact: settings.CONTACT });
  const hotlines = hotlinesFrom(settings.HOTLINES);
  const reading = createReadingThread();
  const models = createModelTable(
    settings,
    options.environment,
    createLocalModel((turns, person) =>
      reading.read(null, localReader, localOrder(turns, person, now(), hotlines)),
    ),
  );
  const transcription = transcriptionServer(
    settings.TRANSCRIPTION,
    options.environment,
    baseUrlProblem,
  );
  const keys = deriveKeys(options.secret);
  return {
    db,
    readOnly: database.readOnly,
    keys,
    isOwnPassword: ownPassword({ db, keys }),
    log,
    documents,
    runs: new ReplyRuns(
      { db, reserved, heartbeats, processId: randomUUID(), now, log, hotlines },
      bus,
    ),
    models,
    modelPreference: preferredModel(db, models),
    transcriber: transcription && createTranscriber(transcription, assertAddressAllowed),
    hasAcceptedAgreement: (userId: number) => hasAgreed(db, userId, documents.agreement.version),
    newId: randomUUID,
    reading,
    sendAdmission: createSendAdmission(database),
    sheets: createSheetRenderer(),
    hasRunningReply: async (...asked: Parameters<typeof findRunningReply>) =>
      (await findRunningReply(...asked)) !== undefined,
    isReplying,
    endShares,
    consumeRateLimit: takeRateOf,
    onRegistered: grantToNewAccount(settings.FREE_MESSAGES),
    ...(await createPayments(settings)),
    logStaffAction: writeReviewLog,
    reminders: reminderWays(settings),
    brand: settings.BRAND_NAME,
    version: options.version,
    birthMonthOf: (userId: number) => findBirthMonth(db, userId),
    settings: {
      secure,
      passwordCharsMin: settings.PASSWORD_MIN,
      staffNeedSecondFactor: settings.STAFF_SECOND_FACTOR,
      aigcProducer: settings.AIGC_PRODUCER,
      brand: settings.BRAND_NAME,
      coolingOffDays: settings.DELETION_DAYS,
      freeMessages: settings.FREE_MESSAGES,
      hotlines: hotlinesFrom(settings.HOTLINES),
      hotlinesCheckedOn: settings.HOTLINES_CHECKED_ON ?? null,
      runningRepliesMax: settings.RATE_LIMITS ? settings.RUNNING_REPLIES_MAX : Infinity,
    },
  };
}
type Services = Awaited<ReturnType<typeof createServices>>;

/** MEM-5, once per account: a new user can send without claiming anything first. */
/** Gives a new account its free messages. */
export function grantToNewAccount(amount: number) {
  return async (tx: Executor, { userId, now }: { userId: number; now: Date }): Promise<void> => {
    if (amount > 0) await grantFreeMessages(tx, { userId, amount, reason: 'new-account', now });
  };
}

function createCallChecks(services: Services, now: () => Date): CallChecks {
  const { db, keys, log, settings, documents, consumeRateLimit } = services;
  return {
    now,
    waitForRoom: services.sendAdmission.admit,
    consumeRateLimit,
    authenticate: authenticate(db, keys, now, {
      ...settings,
      hasAgreed: () => accountHasAgreed(documents.agreement.version),
    }),
    isCsrfToken: (token, signInId) => isCsrfToken(keys.csrf, token, signInId),
    watchSignIn: watchSignIns({ findLive: (named) => findLiveSignIns(db, named, now()), log }),
  };
}

function mountCalls(app: HttpServer, services: Services, options: ProductOptions): void {
  const { settings, log, now } = options;
  const mountOptions: MountOptions = {
    log,
    secure: services.settings.secure,
    checkReplies: settings.NODE_ENV !== 'production',
    checks: createCallChecks(services, now),
  };
  const clientConfig = {
    brandName: settings.BRAND_NAME,
    brandSeal: settings.BRAND_SEAL,
    externalRegisterUrl: settings.EXTERNAL_REGISTER_URL ?? null,
    externalSubscriptionUrl: settings.EXTERNAL_SUBSCRIPTION_URL ?? null,
    legacyUrl: settings.LEGACY_URL ?? null,
    providerName: settings.PROVIDER_NAME || null,
    icpNumber: settings.ICP_NUMBER || null,
    diagnostics: servesDiagnostics(settings)
      ? { version: options.version, environment: settings.NODE_ENV }
      : null,
  };
  const handlers = {
    getClientConfig: () => Promise.resolve(clientConfig),
    ...operatorFactsHandlers(settings, options.version),
    ...featureHandlers,
  };
  mount(app, endpoints, handlers, services, mountOptions);
}

function startPeriodicWork(options: ProductOptions): PeriodicWork[] {
  const { database, log, now } = options;
  const { db } = database;
  return [
    repeat('purge deleted messages', restorableMs, () => purgeDeletedMessages(db, now()), log),
    repeat('purge what expired', purgeMs, () => purgeExpired(db, now(), options), log),
    repeat('delete accounts', purgeMs, () => eraseDueAccounts(db, { now: now(), log }), log),
  ];
}

/** Sends due emails; their links use the configured address, else the listening address. */
function startMail(
  keys: SecretKeys,
  options: ProductOptions,
  listensAt: () => string,
): PeriodicWork {
  const { settings, database, log, now } = options;
  const { db } = database;
  const brand = settings.BRAND_NAME;
  const linkBase = () => settings.PUBLIC_URL ?? listensAt();
  const host = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).hostname : 'localhost';
  const from = settings.MAIL_FROM ?? `${brand} <no-reply@${host}>`;
  const send = settings.SMTP_URL
    ? sendBySmtp(settings.SMTP_URL, from)
    : writeMailFiles(options.mailDir, from, { log, now });
  const ofAccount = composeAccountMails({ db, keys, now, brand, linkBase });
  const ofDeletion = composeDeletionMails({ db, brand, linkBase });
  const ofReminder = composeReminderMails({ db, now, brand, linkBase });
  const compose: ComposeMail = (job) => {
    if (job.kind === reminderMail) return ofReminder(job);
    return (isDeletionMail(job.kind) ? ofDeletion : ofAccount)(job);
  };
  const round = () => deliverMails({ db, log, now, compose, send });
  return repeat('send mails', mailRoundMs, round, log);
}

/** Combines the features in one HTTP server. */
export async function createProduct(options: ProductOptions): Promise<Product> {
  const { settings, database, log } = options;
  const bus = settings.BUS === 'listen' ? await createEventBus(database, log) : null;
  const services = await createServices(options, bus);
  const app = await createHttpServer({
    log,
    secure: services.settings.secure,
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimits: settings.RATE_LIMITS,
  });
  mountCalls(app, services, options);
  mountApiPage(app, endpoints, options.version);
  let isClosing = false;
  mountHealth(app, {
    isReady: async () => !isClosing && (await database.ping()),
    metricsToken: settings.METRICS_TOKEN,
    readMetrics: options.readMetrics,
  });
  if (options.distDir !== null) {
    const absent = servesDiagnostics(settings) ? [] : ['/sso-test'];
    await serveWebApp(app, options.distDir, webManifest(settings.BRAND_NAME), absent);
  }
  let listensAt = `http://${settings.HOST}:${settings.PORT}`;
  const work = [
    ...startReplyWork(services.runs, options),
    ...startPeriodicWork(options),
    ...startPaymentWork(services, { ...options, db: database.db }),
    startMail(services.keys, options, () => listensAt),
    startReminders(services.reminders, { ...options, db: database.db }),
    addLocalModels(services.models, settings.LOCAL_MODELS, log),
  ];
  let warmingUp: NodeJS.Timeout | undefined;
  return {
    listen: async (place) => {
      listensAt = await app.listen(place);
      warmingUp = setTimeout(warmUpMedicine, warmUpDelayMs);
      return listensAt;
    },
    close: async () => {
      isClosing = true;
      clearTimeout(warmingUp);
      await services.runs.drain();
      await app.close();
      services.sendAdmission.stop();
      await services.reading.close();
      await Promise.all(work.map((piece) => piece.stop()));
      await services.sheets.close();
      await bus?.close();
    },
  };
}

import { audit } from '#platform/server/audit-store.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { privacyEndpoints } from '../contract.ts';
import { chinaTime } from '#platform/contract/china-time.ts';
import { exportFiles } from './export-files.ts';
import { exportTexts } from './export-texts.ts';
import { logPrivacyEvent } from './privacy-events.ts';
import type { PrivacyServices } from './privacy-services.ts';
import { requirePassword } from './require-password.ts';
import { zipStream } from './zip-stream.ts';

/** All data of the caller, generated while it is sent and not stored. */
export const exportAccount: Handler<
  typeof privacyEndpoints.exportAccount,
  PrivacyServices
> = async (call, services) => {
  const action = 'account.export';
  await requirePassword(call, services, { ...call.body, action });
  const { db, newId, settings } = services;
  const { language, now } = call;
  const { userId } = call.user;
  await audit(db, { at: now, actor: userId, action });
  logPrivacyEvent(services, 'data exported', call);
  const { brand, aigcProducer } = settings;
  return {
    contentType: 'application/zip',
    name: exportTexts[language].fileName(brand, chinaTime(now).slice(0, 10)),
    content: zipStream(exportFiles({ db, userId, language, now, brand, newId, aigcProducer })),
  };
};

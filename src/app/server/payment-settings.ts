import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { packageMessagesMax } from '#features/orders/rules.ts';
import { isRsaKey, readPrivateKey, readPublicKey } from '#features/orders/server/alipay-keys.ts';
import type { PackagePlan } from '#features/orders/server/plans.ts';
import { addressSetting, numberSetting } from '#platform/server/configuration.ts';

const priceFenMax = 10_000_000;
const monthMessagesMax = 100_000;

const packagesMax = 6;
const packagesError = `must be messages:fen, at most ${packagesMax} of them, separated by commas`;
const packagePattern = /^([1-9]\d{0,6}):([1-9]\d{0,8})$/;

function readPackages(text: string): PackagePlan[] {
  return text.split(',').map((part) => {
    const [, messages = 0, priceFen = 0] = packagePattern.exec(part.trim()) ?? [];
    return { messages: Number(messages), priceFen: Number(priceFen) };
  });
}

function arePackages(packages: PackagePlan[]): boolean {
  const sizes = new Set(packages.map(({ messages }) => messages));
  return (
    packages.length <= packagesMax &&
    sizes.size === packages.length &&
    packages.every(
      ({ messages, priceFen }) =>
        messages >= 1 && messages <= packageMessagesMax && priceFen >= 1 && priceFen <= priceFenMax,
    )
  );
}

const packages = z.pipe(
  z.string(),
  z.pipe(
    z.transform(readPackages),
    z
      .array(z.object({ messages: z.int(), priceFen: z.int() }))
      .check(z.refine(arePackages, { error: packagesError })),
  ),
);

const keySetting = (read: (text: string) => KeyObject) =>
  z.optional(
    z
      .string()
      .check(
        z.refine((text) => isRsaKey(read, text), { error: 'must be an RSA key, PEM or base64' }),
      ),
  );
const digits = z.optional(z.string().check(z.regex(/^\d{1,32}$/, { error: 'must be digits' })));

/** The variables about plans, prices and the payment provider. */
export const paymentSettings = {
  PAYMENT: z.optional(z.enum(['off', 'sandbox', 'alipay'])),
  SUBSCRIPTION_PRICE_FEN: numberSetting({ min: 1, max: priceFenMax, fallback: 1_990 }),
  SUBSCRIPTION_MONTHS: numberSetting({ min: 1, max: 36, fallback: 1 }),
  SUBSCRIPTION_MONTHLY_MESSAGES: numberSetting({ min: 1, max: monthMessagesMax, fallback: 300 }),
  EXTRA_PACKAGES: z._default(packages, [
    { messages: 100, priceFen: 990 },
    { messages: 300, priceFen: 2_490 },
  ]),
  ALIPAY_APP_ID: digits,
  ALIPAY_SELLER_ID: digits,
  ALIPAY_PRIVATE_KEY: keySetting(readPrivateKey),
  ALIPAY_PUBLIC_KEY: keySetting(readPublicKey),
  ALIPAY_GATEWAY: z._default(addressSetting, 'https://openapi.alipay.com/gateway.do'),
};

const alipayNames = [
  'PUBLIC_URL',
  'ALIPAY_APP_ID',
  'ALIPAY_SELLER_ID',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
] as const;

/** The variables that PAYMENT=alipay requires but are not set. */
export const missingForAlipay = (
  all: { PAYMENT?: string | undefined } & {
    [K in (typeof alipayNames)[number]]?: string | undefined;
  },
): string[] => (all.PAYMENT === 'alipay' ? alipayNames.filter((name) => !all[name]) : []);

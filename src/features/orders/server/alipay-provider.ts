import { AlipayRequestError, AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import { chinaSecond } from '#platform/contract/china-time.ts';
import { parseYuan, formatYuan } from '../rules.ts';
import { readPrivateKey, readPublicKey } from './alipay-keys.ts';
import {
  PaymentServiceError,
  type NotifyingProvider,
  type OrderToPay,
  type Payment,
} from './payment-provider.ts';

const responseTimeoutMs = 5_000;

export type AlipayConfiguration = {
  appId: string;
  /** Ours. */
  privateKey: string;
  /** Alipay's. */
  publicKey: string;
  /** The account that receives payments; notices about any other account are refused. */
  sellerId: string;
  gateway: string;
  /** Our own address, where payers return and notices arrive. */
  publicUrl: string;
  noticePath: string;
};

const states: Readonly<Record<string, Payment['state']>> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

/**
 * Alipay's desktop web payment through its official client: signed payment links, signed notices, and
 * signed query results.
 * @throws Error when a key is invalid
 */
export function createAlipayProvider(configuration: AlipayConfiguration): NotifyingProvider {
  const { appId, sellerId, gateway } = configuration;
  const privateKey = readPrivateKey(configuration.privateKey);
  const publicKey = readPublicKey(configuration.publicKey);
  const sdk = new AlipaySdk({
    appId,
    gateway,
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })).trim(),
    keyType: 'PKCS8',
    alipayPublicKey: String(publicKey.export({ type: 'spki', format: 'pem' })).trim(),
    signType: 'RSA2',
    timeout: responseTimeoutMs,
  });
  return {
    name: 'alipay',
    createPayUrl: (order) => payUrl(sdk, configuration, order),
    queryPayment: (orderNumber) => queryAlipay(sdk, orderNumber),
    verifyNotice: (fields) => {
      // The client trusts the algorithm named in the notice, so only the strong one is accepted.
      if (fields['sign_type'] !== 'RSA2' || !sdk.checkNotifySignV2(fields)) return null;
      if (fields['app_id'] !== appId || fields['seller_id'] !== sellerId) return null;
      return parsePayment({
        orderNumber: fields['out_trade_no'],
        tradeNo: fields['trade_no'],
        amount: fields['total_amount'],
        status: fields['trade_status'],
      });
    },
  };
}

function payUrl(sdk: AlipaySdk, { publicUrl, noticePath }: AlipayConfiguration, order: OrderToPay) {
  return sdk.pageExecute('alipay.trade.page.pay', 'GET', {
    bizContent: {
      out_trade_no: order.number,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: formatYuan(order.priceFen),
      subject: order.subject,
      time_expire: chinaSecond(order.closesAt),
    },
    returnUrl: `${publicUrl}/pay/${order.id}`,
    notifyUrl: publicUrl + noticePath,
  });
}

async function queryAlipay(sdk: AlipaySdk, orderNumber: string): Promise<Payment | null> {
  const result = await execQuery(sdk, orderNumber);
  if (result['subCode'] === 'ACQ.TRADE_NOT_EXIST') return null;
  if (result.code !== '10000' || result['outTradeNo'] !== orderNumber) {
    throw new PaymentServiceError(`payment query failed with code ${result.code}`);
  }
  return parsePayment({
    orderNumber,
    tradeNo: result['tradeNo'] as unknown,
    amount: result['totalAmount'] as unknown,
    status: result['tradeStatus'] as unknown,
  });
}

async function execQuery(sdk: AlipaySdk, orderNumber: string): Promise<AlipaySdkCommonResult> {
  try {
    const parameters = { bizContent: { out_trade_no: orderNumber } };
    return await sdk.exec('alipay.trade.query', parameters, { validateSign: true });
  } catch (error) {
    if (!(error instanceof AlipayRequestError)) throw error;
    throw new PaymentServiceError('payment query got no response', { cause: error });
  }
}

type AlipayPaymentFields = {
  orderNumber: unknown;
  tradeNo: unknown;
  amount: unknown;
  status: unknown;
};

function parsePayment({
  orderNumber,
  tradeNo,
  amount,
  status,
}: AlipayPaymentFields): Payment | null {
  if (typeof orderNumber !== 'string' || typeof tradeNo !== 'string' || tradeNo === '') return null;
  const amountFen = parseYuan(String(amount));
  const state = states[String(status)];
  if (amountFen === null || state === undefined) return null;
  return { provider: 'alipay', orderNumber, tradeNo, amountFen, state };
}

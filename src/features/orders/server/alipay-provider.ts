import { AlipayRequestError, AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import { chinaSecond } from '#platform/contract/china-time.ts';
import { fenOf, yuanText } from '../rules.ts';
import { readPrivateKey, readPublicKey } from './alipay-keys.ts';
import {
  PaymentServiceError,
  type NotifyingProvider,
  type OrderToPay,
  type Payment,
} from './payment-provider.ts';

const answerMsMax = 5_000;

export type AlipayConfiguration = {
  appId: string;
  /** Ours. */
  privateKey: string;
  /** Alipay's. */
  publicKey: string;
  /** The account that is paid: notices about payments to another one are not for us. */
  sellerId: string;
  gateway: string;
  /** Our own address, where payers come back and notices arrive. */
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
 * Alipay's page for computers, by its own client: signed links out, signed notices in, and a signed
 * answer when asked.
 * @throws Error when a key is none
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
    timeout: answerMsMax,
  });
  return {
    name: 'alipay',
    payUrlOf: (order) => payUrl(sdk, configuration, order),
    askAbout: (orderNumber) => askAlipay(sdk, orderNumber),
    readNotice: (fields) => {
      // The client takes the algorithm from the notice itself: only the strong one is let through.
      if (fields['sign_type'] !== 'RSA2' || !sdk.checkNotifySignV2(fields)) return null;
      if (fields['app_id'] !== appId || fields['seller_id'] !== sellerId) return null;
      return paymentIn({
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
      total_amount: yuanText(order.priceFen),
      subject: order.subject,
      time_expire: chinaSecond(order.closesAt),
    },
    returnUrl: `${publicUrl}/pay/${order.id}`,
    notifyUrl: publicUrl + noticePath,
  });
}

async function askAlipay(sdk: AlipaySdk, orderNumber: string): Promise<Payment | null> {
  const answer = await ask(sdk, orderNumber);
  if (answer['subCode'] === 'ACQ.TRADE_NOT_EXIST') return null;
  if (answer.code !== '10000' || answer['outTradeNo'] !== orderNumber) {
    throw new PaymentServiceError(`the answer to a query was ${answer.code}`);
  }
  return paymentIn({
    orderNumber,
    tradeNo: answer['tradeNo'] as unknown,
    amount: answer['totalAmount'] as unknown,
    status: answer['tradeStatus'] as unknown,
  });
}

async function ask(sdk: AlipaySdk, orderNumber: string): Promise<AlipaySdkCommonResult> {
  try {
    const asked = { bizContent: { out_trade_no: orderNumber } };
    return await sdk.exec('alipay.trade.query', asked, { validateSign: true });
  } catch (error) {
    if (!(error instanceof AlipayRequestError)) throw error;
    throw new PaymentServiceError('the query was not answered', { cause: error });
  }
}

type Told = { orderNumber: unknown; tradeNo: unknown; amount: unknown; status: unknown };

function paymentIn({ orderNumber, tradeNo, amount, status }: Told): Payment | null {
  if (typeof orderNumber !== 'string' || typeof tradeNo !== 'string' || tradeNo === '') return null;
  const amountFen = fenOf(String(amount));
  const state = states[String(status)];
  if (amountFen === null || state === undefined) return null;
  return { provider: 'alipay', orderNumber, tradeNo, amountFen, state };
}

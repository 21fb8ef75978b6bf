import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AlipayConfiguration } from '#features/orders/server/alipay-provider.ts';

type Fields = Readonly<Record<string, string>>;

type Trade = { tradeNo: string; amount: string; status: string };

/** A local substitute for Alipay: it verifies our signatures and signs its responses with its own keys. */
export type AlipayGateway = {
  configuration: AlipayConfiguration;
  /** The trades it reports, by order number. */
  trades: Map<string, Trade>;
  /** How it responds to a query. */
  responseMode: 'valid' | 'forged' | 'none';
  /** A signed notice in the form encoding in which it is posted. */
  notice: (fields: Fields) => string;
  /** The fields of a notice about a payment to us. */
  paid: (orderNumber: string, amount: string, tradeNo: string) => Record<string, string>;
  /** The parameters of a payment link; null when its signature is not ours. */
  readLink: (url: string) => Record<string, string> | null;
  stop: () => Promise<void>;
};

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki') =>
  key.export({ type, format: 'der' } as never).toString('base64');

const signed = (text: string, key: KeyObject) =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

const joined = (fields: Fields, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

export async function startAlipayGateway(): Promise<AlipayGateway> {
  const ours = makeKeys();
  const theirs = makeKeys();
  const isOurs = ({ sign = '', ...fields }: Fields) =>
    createVerify('RSA-SHA256')
      .update(joined(fields, []), 'utf8')
      .verify(ours.publicKey, sign, 'base64');
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await answer(request);
    if (body === null) request.socket.destroy();
    else response.setHeader('content-type', 'application/json').end(body);
  }
  async function answer(request: IncomingMessage): Promise<string | null> {
    const asked = Object.fromEntries(new URL(request.url ?? '', 'http://gateway').searchParams);
    const body = Object.fromEntries(new URLSearchParams(await textOf(request)));
    if (gateway.responseMode === 'none' || !isOurs({ ...asked, ...body })) return null;
    const { out_trade_no: number } = JSON.parse(body['biz_content'] ?? '{}') as Fields;
    const trade = gateway.trades.get(number ?? '');
    const result = trade
      ? {
          code: '10000',
          msg: 'Success',
          out_trade_no: number,
          trade_no: trade.tradeNo,
          total_amount: trade.amount,
          trade_status: trade.status,
        }
      : { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    const text = JSON.stringify(result);
    const key = gateway.responseMode === 'forged' ? ours.privateKey : theirs.privateKey;
    return `{"alipay_trade_query_response":${text},"sign":"${signed(text, key)}"}`;
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const configuration: AlipayConfiguration = {
    appId: '2026000000000001',
    sellerId: '2088000000000001',
    privateKey: base64(ours.privateKey, 'pkcs1'),
    publicKey: base64(theirs.publicKey, 'spki'),
    gateway: `http://127.0.0.1:${port}/gateway.do`,
    publicUrl: 'https://example.org',
    noticePath: '/ai/api/payments/alipay/notice/',
  };
  const gateway: AlipayGateway = {
    configuration,
    trades: new Map(),
    responseMode: 'valid',
    notice: (fields) => {
      const sign = signed(joined(fields, ['sign', 'sign_type']), theirs.privateKey);
      return new URLSearchParams({ ...fields, sign }).toString();
    },
    paid: (orderNumber, amount, tradeNo) => ({
      notify_type: 'trade_status_sync',
      sign_type: 'RSA2',
      charset: 'utf-8',
      app_id: configuration.appId,
      seller_id: configuration.sellerId,
      out_trade_no: orderNumber,
      trade_no: tradeNo,
      total_amount: amount,
      trade_status: 'TRADE_SUCCESS',
      subject: '会员 1 个月 100%+a&b=c',
    }),
    readLink: (url) => {
      const fields = Object.fromEntries(new URL(url).searchParams);
      return isOurs(fields) ? fields : null;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return gateway;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += String(piece);
  return text;
}

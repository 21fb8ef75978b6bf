import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AlipayConfiguration } from '#features/orders/server/alipay-provider.ts';

type Fields = Readonly<Record<string, string>>;

export type Trade = { tradeNo: string; amount: string; status: string };

/** What stands in for Alipay: it checks our signatures and signs its own words, with keys of its own. */
export type AlipayGateway = {
  configuration: AlipayConfiguration;
  /** What it tells of orders when it is asked. */
  trades: Map<string, Trade>;
  /** How it answers a query. */
  manner: 'truthful' | 'forging' | 'silent';
  /** A notice as it is posted: a form, signed. */
  notice: (fields: Fields) => string;
  /** The fields of a notice about a payment to us. */
  paid: (orderNumber: string, amount: string, tradeNo: string) => Record<string, string>;
  /** What a payer's link asks for; null when its signature is not ours. */
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
    if (gateway.manner === 'silent' || !isOurs({ ...asked, ...body })) return null;
    const { out_trade_no: number } = JSON.parse(body['biz_content'] ?? '{}') as Fields;
    const trade = gateway.trades.get(number ?? '');
    const told = trade
      ? {
          code: '10000',
          msg: 'Success',
          out_trade_no: number,
          trade_no: trade.tradeNo,
          total_amount: trade.amount,
          trade_status: trade.status,
        }
      : { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    const text = JSON.stringify(told);
    const key = gateway.manner === 'forging' ? ours.privateKey : theirs.privateKey;
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
    manner: 'truthful',
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

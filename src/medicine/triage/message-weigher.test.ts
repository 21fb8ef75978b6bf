import { describe, expect, it } from 'vitest';
import { committedMessageModel } from './committed-model.ts';
import { withoutLight } from './made-light.ts';
import type { MessageModel } from './message-model.ts';
import { messageMagic, readMessageModel } from './message-model.ts';
import { createMessageWeigher, weighMessage } from './message-weigher.ts';

const nothing = { bias: 0, letterBias: 0, signals: new Map(), weightOf: () => 0 };
const model = (body: Partial<MessageModel['body']>): MessageModel => ({
  body: { ...nothing, ...body },
  mind: nothing,
});

describe('the weight of a message', () => {
  it('is the bias, the signals by their weights, and the letters by theirs', () => {
    const weigh = createMessageWeigher(
      model({
        bias: 1,
        letterBias: 0.5,
        signals: new Map([
          ['letters', 2],
          ['length', 0],
        ]),
        weightOf: (gram) => (gram === '头' ? 16 : 0),
      }),
    );
    // 头, 痛, 头痛: three letters, of which one weighs 16 steps of an eighth.
    expect(weigh('头痛', () => [])?.body).toBeCloseTo(1 + 2 * (0.5 + 2 / Math.sqrt(3)));
    expect(weigh('头痛', () => [])?.mind).toBe(0);
  });

  it('is unknown where most letters were never learned', () => {
    const isKnown = (gram: string): number | undefined => (gram === '头' ? 1 : undefined);
    const weigh = createMessageWeigher({
      body: { ...nothing, weightOf: isKnown },
      mind: { ...nothing, weightOf: isKnown },
    });
    expect(weigh('zzzzzz qqqqqq xxxxxx', () => [])).toBeUndefined();
    expect(weigh('头', () => [])).toMatchObject({ body: 0 });
  });

  it('with the weights of the product is greater for a danger than for a trouble', () => {
    const danger = weighMessage(
      '我爸早上在菜地里干活，突然说胸口压得慌，一直到左胳膊都酸，出一身冷汗，坐那半个钟头没缓过来，他不肯去医院，吃点什么药好',
    );
    const trouble = weighMessage(
      '我爸早上在菜地里干活，回来说腰酸腿疼，一直是老毛病，贴了膏药好一点，他不肯去医院，吃点什么药好',
    );
    expect(danger?.body).toBeGreaterThan((trouble?.body ?? 0) + 5);
    expect([...(danger?.groups ?? [])]).toContain('acs');
  });
});

describe('a file of weights', () => {
  it('is read as it was written', () => {
    const { body, mind } = committedMessageModel();
    expect([...body.signals.keys()]).toContain('letters');
    expect(body.weightOf('痛')).toBeDefined();
    expect(mind.weightOf('想死')).toBeGreaterThan(0);
  });

  it('is refused when it is another file or cut off', () => {
    expect(() => readMessageModel(new Uint32Array([1, 0]).buffer)).toThrow('no model of messages');
    const header = JSON.stringify({
      body: { letterBias: 0, bias: 0, signals: {}, letters: 0 },
      mind: { letterBias: 0, bias: 0, signals: {}, letters: 0 },
    }).padEnd(128, ' ');
    const bytes = new TextEncoder().encode(header);
    const file = new Uint8Array(8 + bytes.length + 4);
    new Uint32Array(file.buffer, 0, 2).set([messageMagic, bytes.length]);
    file.set(bytes, 8);
    expect(() => readMessageModel(file.buffer)).toThrow(/has \d+ bytes, not \d+/);
    expect(readMessageModel(file.slice(0, -4).buffer).body.bias).toBe(0);
  });
});

describe('what makes light of a danger', () => {
  it.each([
    ['胸口疼，家里人说没事，能吃丹参吗', '胸口疼，能吃丹参吗'],
    ['喘不上气。上次也这样，后来好了', '喘不上气。'],
    ['挂不到号 胸口疼得冒汗', '胸口疼得冒汗'],
    ['胸口疼得冒汗，不用打120吧？', '胸口疼得冒汗'],
    ['喘不上气，血压128/76，嘴唇紫', '喘不上气，嘴唇紫'],
    ['头炸开一样疼，血压210/120', '头炸开一样疼，血压210/120'],
    ['后来好了，现在又疼', '后来好了，现在又疼'],
    ['应该没什么大事吧', '应该没什么大事吧'],
  ])('is not read: %s', (content, left) => {
    expect(withoutLight(content)).toBe(left);
  });
});

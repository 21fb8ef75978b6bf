import fc from 'fast-check';
import { expect, it } from 'vitest';

import { ReplyReader } from './read-reply.ts';

const whole =
  '多偏向脾胃虚寒。\n<<诊察总结>>\n\n\n\n性别：女\n年龄：34岁\n症状：\n- 胃脘隐痛\n处方：\n理中丸\n<<诊察总结>>';

function read(pieces: readonly string[]): ReplyReader {
  const reader = new ReplyReader();
  for (const content of pieces) {
    reader.push({ content });
    expect(reader.content).not.toMatch(/诊察总结|性别|[<＜]{2}/);
  }
  reader.push({ done: true, status: 'complete' });
  return reader;
}

it('never shows the summary block, wherever the stream is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(whole.length), { maxLength: 12 }), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), whole.length];
      const reader = read(places.slice(1).map((end, at) => whole.slice(places[at], end)));
      expect(reader.content.trim()).toBe('多偏向脾胃虚寒。');
      expect(reader.summary).toEqual({
        gender: '女',
        age: '34岁',
        symptoms: ['胃脘隐痛'],
        prescriptions: ['理中丸'],
      });
    }),
  );
});

it('ignores the words for no reasoning', () => {
  const reader = new ReplyReader();
  for (const reasoning_content of ['none', '先看', 'null', '寒热', 'undefined']) {
    reader.push({ reasoning_content });
  }
  expect(reader.reasoning).toBe('先看寒热');
});

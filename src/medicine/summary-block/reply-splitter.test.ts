import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWritten } from '#test/medicine/summaries/read-written.ts';
import { createReplySplitter } from './reply-splitter.ts';

const shownOf = (text: string): string => readWritten(text).shown;

describe('a heading that names a summary', () => {
  it('is text where no field follows', () => {
    for (const text of [
      '## 诊察总结\n您好，今天聊了睡眠。',
      '### 总结\n\n多休息，少熬夜。\n\n还想问：您的年龄？',
      '诊察总结',
      '我最后会给您一份诊察总结。\n性别：请您告诉我。',
      '**小结**\n- 少吃生冷\n- 早睡',
    ]) {
      expect(readWritten(text)).toMatchObject({ shown: text, summary: null });
    }
  });

  it('holds back no more than what it needs to know', () => {
    const splitter = createReplySplitter();
    const pushed = (text: string): string =>
      splitter
        .push(text)
        .map((piece) => piece.text)
        .join('');
    expect(pushed('您好，')).toBe('您好，');
    expect(pushed('\n### 总')).toBe('\n');
    expect(pushed('体来说')).toBe('### 总体来说');
    expect(pushed('还好。\n## 总结\n')).toBe('还好。\n');
    expect(pushed('多喝水。\n')).toBe('');
    expect(pushed('早点睡。\n')).toBe('## 总结\n多喝水。\n早点睡。\n');
  });
});

describe('offered answers', () => {
  it('are the line behind their marker, and the text goes on below', () => {
    expect(readWritten('您怕冷吗？\n<<可选回答>>怕冷|不怕冷|说不清\n请慢慢说。')).toMatchObject({
      shown: '您怕冷吗？\n请慢慢说。',
      options: '怕冷|不怕冷|说不清',
    });
  });

  it('are found however their marker is written', () => {
    for (const marker of [
      '<<可选回答>>',
      '《《可选回答》》',
      '**<<可选回答>>**',
      '<<可选回答>>：',
      '<<可選回答>> ',
      '&lt;&lt;可选回答&gt;&gt;',
      '《可选回答》',
      '可选回答：',
      '**可选回答**：',
    ]) {
      const { shown, options } = readWritten(`您怕冷吗？\n${marker}怕冷|不怕冷`);
      expect(shown.trim()).toBe('您怕冷吗？');
      expect(options.replace(/^[：\s]+/u, '')).toBe('怕冷|不怕冷');
    }
  });

  it('may stand below it as a list, closed or not', () => {
    const list = '<<可选回答>>\n- 怕冷\n- 不怕冷\n\n还有要说的请写。';
    expect(readWritten(`怕冷吗？\n${list}`)).toMatchObject({
      shown: '怕冷吗？\n\n还有要说的请写。',
      options: '- 怕冷\n- 不怕冷',
    });
    const closed = readWritten('怕冷吗？\n<<可选回答>>怕冷|不怕冷<<可选回答>>\n好。');
    expect(closed).toMatchObject({ shown: '怕冷吗？\n\n好。', options: '怕冷|不怕冷' });
  });

  it('are a line for each question, and end where a summary begins', () => {
    const two =
      '一？\n<<可选回答>>甲|乙\n二？\n<<可选回答>>丙|丁<<诊察总结>>\n性别：女\n<<诊察总结>>';
    expect(readWritten(two)).toMatchObject({
      shown: '一？\n二？\n',
      options: '甲|乙\n丙|丁',
      summary: { gender: '女' },
    });
  });
});

describe('the record of what a model read', () => {
  const json = '{"mentions":[{"quote":"头痛"}]}';

  it('is never shown, closed or not', () => {
    expect(readWritten(`好。\n<<阅读记录>>${json}<<阅读记录>>`)).toMatchObject({
      shown: '好。\n',
      record: json,
    });
    expect(readWritten(`好。\n<<阅读记录>>\n${json}\n还有一句。`)).toMatchObject({
      shown: '好。\n\n还有一句。',
      record: json,
    });
    expect(shownOf(`好。\n\`\`\`json\n<<阅读记录>>\n${json}\n\`\`\``)).not.toMatch(
      /mentions|quote/u,
    );
    expect(shownOf('好。\n<<阅读记录>>{"mentions":[{"quote":"头')).toBe('好。\n');
  });
});

it('never shows a marker nor what is hidden, and never depends on the cuts', () => {
  const part = fc.constantFrom(
    '<<可选回答>>',
    '<<阅读记录>>',
    '<<诊察总结>>',
    '《可选回答》',
    '可选回答：',
    '## 诊察总结',
    '总结',
    '性别：女',
    '甲|乙',
    '- 甲',
    '{"a":1}',
    '您好。',
    '\n',
    '\n\n',
    '<',
    '<<可',
    '**',
    '```',
    ' ',
  );
  const texts = fc.array(part, { maxLength: 24 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, fc.array(fc.nat(160), { maxLength: 12 }), (text, cuts) => {
      const whole = readWritten(text);
      const ends = [...new Set(cuts.filter((cut) => cut < text.length))].toSorted((a, b) => a - b);
      expect(readWritten(text, ends)).toEqual(whole);
      expect(whole.shown).not.toMatch(/<<(可选回答|阅读记录|诊察总结)>>/u);
    }),
    { numRuns: 3000 },
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { formatSummaryBlock } from './format-summary-block.ts';
import { parseSummaryBlock } from './parse-summary-block.ts';
import { SUMMARY_MARKER, SUMMARY_START_TOKEN } from './summary-marker.ts';
import { splitSummary } from '#test/medicine/split-summary.ts';
import { createSummarySplitter, summaryBlockLengthMax } from './summary-splitter.ts';

const said = '您说的这些，比较像受了寒。';
const body = '性别：女\n年龄：34岁\n症状：\n- 胃脘隐痛，喜温喜按\n- 大便溏\n处方：\n黄芪建中汤';
const wrapped = (open: string, close = open, text = body): string =>
  `${said}\n${open}\n${text}\n${close}`;
const m = SUMMARY_MARKER;

const malformed: Record<string, string> = {
  canonical: `${said}${SUMMARY_START_TOKEN}${body}${m}`,
  'four brackets': wrapped('<<<<诊察总结>>>>'),
  'book brackets': wrapped('《《诊察总结》》'),
  bold: wrapped('**<<诊察总结>>**'),
  underlined: wrapped('__<<诊察总结>>__'),
  guillemets: wrapped('«诊察总结»'),
  'doubled guillemets in the line': `${said}««诊察总结»»${body}««诊察总结»»`,
  escaped: wrapped('&lt;&lt;诊察总结&gt;&gt;'),
  'escaped four times': wrapped('&lt;&lt;&lt;&lt;诊察总结&gt;&gt;&gt;&gt;'),
  'closing slash': wrapped(m, '<</诊察总结>>'),
  'slash at the end': wrapped(m, '<<诊察总结/>>'),
  'traditional characters': wrapped('<<診察總結>>'),
  'full width brackets': wrapped('＜＜诊察总结＞＞'),
  'single angle characters': wrapped('〈〈诊察总结〉〉'),
  'mathematical brackets': wrapped('⟪⟪诊察总结⟫⟫'),
  'single pair alone on its line': wrapped('《诊察总结》'),
  'single bold pair alone on its line': wrapped('**《诊察总结》**'),
  'single pair with spaces before': wrapped('  <诊察总结>  '),
  'words for start and end': wrapped('<<诊察总结开始>>', '<<诊察总结结束>>'),
  'spaces inside': wrapped('< < 诊察总结 > >'),
  'missing end': `${said}\n${m}\n${body}`,
  'doubled start': `${said}\n${m}\n${m}\n${body}\n${m}`,
  'doubled end': `${said}\n${m}\n${body}\n${m}\n${m}`,
  'inside a code fence': `${said}\n\`\`\`\n${m}\n${body}\n${m}\n\`\`\``,
  'inside a named code fence': `${said}\n\`\`\`text\n${m}\n${body}\n${m}\n\`\`\``,
  'fence inside the markers': wrapped(m, m, `\`\`\`\n${body}\n\`\`\``),
  'windows line breaks': wrapped(m).replaceAll('\n', '\r\n'),
  emoji: wrapped(m, m, `📋 诊察\n${body}`),
  'block only': `${m}\n${body}\n${m}`,
  'two blocks': `${wrapped(m, m, '性别：男\n症状：\n- 头痛')}\n补充：\n${m}\n${body}\n${m}`,
  'three markers': `${said}${m}\n${body}\n${m}\n又及\n${m}`,
  'half width colons': wrapped(m, m, body.replaceAll('：', ':')),
  'bold keys': wrapped(m, m, body.replace(/(性别|年龄|症状|处方)/g, '**$1**')),
  'bulleted keys': wrapped(m, m, body.replace(/(性别|年龄|症状|处方)/g, '- $1')),
  'numbered symptoms': wrapped(m, m, body.replace('- 胃', '1. 胃').replace('- 大', '2. 大')),
  'circled symptoms': wrapped(m, m, body.replace('- 胃', '① 胃').replace('- 大', '② 大')),
  'one line of symptoms': wrapped(
    m,
    m,
    '性别：女\n年龄：34岁\n症状：胃脘隐痛，喜温喜按；大便溏\n处方：黄芪建中汤',
  ),
  'everything on one line': wrapped(
    m,
    m,
    '性别：女 | 年龄：34岁 | 症状：胃脘隐痛，喜温喜按；大便溏 | 处方：黄芪建中汤',
  ),
  'traditional keys': wrapped(
    m,
    m,
    '性別：女\n年齡：34岁\n症狀：\n- 胃脘隐痛，喜温喜按\n- 大便溏\n處方：黄芪建中湯',
  ),
  'formula with aside and change': wrapped(m, m, `${body}（加减）。`),
  'headings and blank lines': wrapped(
    m,
    m,
    body.replace('症状：', '\n## 症状：\n').replace('处方：', '\n### 参考方剂\n'),
  ),
};

function inPieces(text: string, cuts: number[]): { shown: string; block: string | null } {
  const splitter = createSummarySplitter();
  const ends = [...new Set(cuts)].toSorted((a, b) => a - b);
  const parts = [0, ...ends].map((start, index) => text.slice(start, ends[index] ?? text.length));
  const pieces = [...parts.flatMap((part) => splitter.push(part)), ...splitter.end()];
  const shown = pieces.filter((piece) => piece.type === 'shown').map((piece) => piece.text);
  return { shown: shown.join(''), block: pieces.find((p) => p.type === 'block')?.text ?? null };
}

describe('the start token', () => {
  it('is twelve characters long, so that a reader may skip 8 or 12', () => {
    expect(SUMMARY_START_TOKEN).toHaveLength(12);
    expect(SUMMARY_START_TOKEN.slice(0, 8)).toBe('<<诊察总结>>');
  });
});

describe('a malformed block', () => {
  it('comes in at least 40 kinds', () => {
    expect(Object.keys(malformed).length).toBeGreaterThanOrEqual(40);
  });

  for (const [kind, text] of Object.entries(malformed)) {
    it(`is split alike at every place: ${kind}`, () => {
      const whole = splitSummary(text);
      for (let cut = 0; cut <= text.length; cut += 1) expect(inPieces(text, [cut])).toEqual(whole);
      expect(
        inPieces(
          text,
          Array.from({ length: text.length }, (_, at) => at),
        ),
      ).toEqual(whole);
    });

    it(`is hidden and read: ${kind}`, () => {
      const { shown, block } = splitSummary(text);
      expect(shown).not.toMatch(/诊察总结|診察總結|性别|年龄|黄芪/);
      expect(shown.startsWith(said)).toBe(kind !== 'block only');
      expect(parseSummaryBlock(block ?? '')).toEqual({
        gender: '女',
        age: '34岁',
        ageYears: 34,
        symptoms: ['胃脘隐痛，喜温喜按', '大便溏'],
        prescriptions: ['黄芪建中汤'],
      });
    });
  }
});

describe('the shown text', () => {
  it('keeps what is not a marker', () => {
    for (const text of [
      '我会给出《诊察总结》。',
      '## 诊察总结\n您好',
      '诊察总结如下',
      '体温<38.5，血压>140，**注意** a & b',
      '见<诊察总结>一节',
      '《诊察',
    ]) {
      expect(splitSummary(text)).toEqual({ shown: text, block: null });
    }
  });

  it('is what follows the block when nothing stood before it', () => {
    const { shown, block } = splitSummary(`${m}\n${body}\n${m}\n${said}`);
    expect(shown.trim()).toBe(said);
    expect(block).toContain('黄芪建中汤');
  });

  it('is given at once when it cannot become a marker', () => {
    const splitter = createSummarySplitter();
    expect(splitter.push('您好，')).toEqual([{ type: 'shown', text: '您好，' }]);
    expect(splitter.push('请说<')).toEqual([{ type: 'shown', text: '请说' }]);
    expect(splitter.push('38度')).toEqual([{ type: 'shown', text: '<38度' }]);
  });

  it('does not complete a marker with what follows what is taken out', () => {
    const { shown } = splitSummary(`<<诊察${m}\n症状：头痛\n${m}总结>>`);
    expect(shown).toBe('<<诊察\n\n\n\n\n总结>>');
  });

  it('never depends on the cuts, nor shows a marker, whatever is mixed in', () => {
    const part = fc.constantFrom(
      m,
      '《诊察总结》',
      '<',
      '>',
      '《',
      '》',
      '&lt;',
      '&gt;',
      '*',
      '\n',
      ' ',
      '`',
      '```',
      '/',
      '诊察总结',
      '診察總結',
      '您好',
      '性别：女',
      '<<诊察',
      '总结>>',
      '开始',
      'g',
      '症状：a',
    );
    const texts = fc.array(part, { maxLength: 24 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.array(fc.nat(160), { maxLength: 12 }), (text, cuts) => {
        const whole = splitSummary(text);
        const ends = cuts.filter((cut) => cut < text.length);
        expect(inPieces(text, ends)).toEqual(whole);
        expect(whole.shown).not.toContain(m);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a very long block', () => {
  it('is kept up to its bound and split in linear time', () => {
    const long = `${said}${m}${body}\n${'很长的一行\n'.repeat(4000)}${m}`;
    expect(splitSummary(long).block?.length).toBe(summaryBlockLengthMax);
    const hostile = '<《&*`'.repeat(100_000);
    expect(splitSummary(hostile)).toEqual({ shown: hostile, block: null });
  });
});

describe('a summary', () => {
  const word = fc.stringMatching(/^[头身痛发热咳嗽便溏，]{2,8}[重轻少多]$/);
  const summaries = fc.record(
    {
      gender: fc.constantFrom('男' as const, '女' as const, '未说明' as const),
      age: fc.constantFrom('', '34岁', '8个月', '成年'),
      symptoms: fc.uniqueArray(word, { maxLength: 8 }),
      prescriptions: fc.uniqueArray(fc.constantFrom('四君子汤', '良附丸', '银翘散', '至宝丹')),
      tongue: fc.constantFrom('舌淡苔白', '舌红、苔黄腻'),
      pattern: fc.constantFrom('脾胃虚寒', '风寒束表'),
      recommendations: fc.constantFrom('三餐定时；少吃生冷', '天麻钩藤饮须面诊'),
    },
    { requiredKeys: ['gender', 'age', 'symptoms', 'prescriptions'] },
  );

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(summaries, (summary) => {
        const { ageYears, ...read } = parseSummaryBlock(formatSummaryBlock(summary));
        expect(read).toEqual(summary);
        expect(ageYears).toBe(
          new Map([
            ['34岁', 34],
            ['8个月', 0.67],
          ]).get(summary.age),
        );
      }),
    );
  });

  it('is read from any text without throwing, and then stays as it is', () => {
    const line = fc.oneof(
      anyText({ maxLength: 20 }),
      fc.constantFrom(
        '性别：',
        '年龄:',
        '**症状**：',
        '处方：',
        '四逆汤',
        '- 头痛',
        '1. 咳',
        '无',
        '建议',
      ),
    );
    const texts = fc.array(line, { maxLength: 20 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(texts, (text) => {
        const once = parseSummaryBlock(text);
        const again = parseSummaryBlock(formatSummaryBlock(once));
        expect(again.prescriptions).toEqual(once.prescriptions);
        expect(again.gender).toBe(once.gender);
      }),
    );
  });

  it('takes no symptom sentence for a formula', () => {
    const { prescriptions } = parseSummaryBlock(
      '处方：\n服过六味地黄丸\n喝汤后胃胀\n怕丸散\n口渴喜热饮\n天麻钩藤饮\n保和丸（小儿减半）\n藿香正气散加减\n黄芪建中汤 15g',
    );
    expect(prescriptions).toEqual(['天麻钩藤饮', '保和丸', '藿香正气散', '黄芪建中汤']);
  });

  it('leaves out values that say nothing', () => {
    expect(parseSummaryBlock('性别：未知\n年龄：未提供\n症状：无\n处方：N/A\n舌象：未诊')).toEqual({
      gender: '未说明',
      age: '',
      symptoms: [],
      prescriptions: [],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { ModelError, type ModelErrorKind } from './language-model.ts';
import { modelErrorText } from './model-error-text.ts';
import { modelFailureTexts } from './model-failure-texts.ts';
import { modelTexts } from './texts.ts';

const kinds: ModelErrorKind[] = [
  'http',
  'timeout',
  'network',
  'provider',
  'truncated',
  'empty',
  'filtered',
];

describe('the text for a failed model', () => {
  it('never looks like an exhausted quota to existing clients', () => {
    for (const texts of [...Object.values(modelTexts), ...Object.values(modelFailureTexts)]) {
      for (const text of Object.values(texts)) {
        const words = typeof text === 'string' ? text : text('某服务');
        expect(words).not.toMatch(/payment|quota|配额|次数|用完/i);
      }
    }
  });

  it.each(kinds)('has instructions for %s', (kind) => {
    const text = modelErrorText(new ModelError(kind, 'for logs'));
    expect(text['zh-CN']).toMatch(/请/);
    expect(text['en-US']).toMatch(/please/i);
  });

  it.each([
    [401, '密钥'],
    [403, '密钥'],
    [402, '账户'],
    [404, '没有这个模型'],
    [400, '没有接受'],
    [429, '人多'],
    [500, '故障'],
    [503, '故障'],
  ])('distinguishes status %i', (status, words) => {
    const error = new ModelError('http', 'for logs', { status });
    expect(modelErrorText(error)['zh-CN']).toContain(words);
  });
});

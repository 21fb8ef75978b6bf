import { describe, expect, it } from 'vitest';
import { previewOf } from './preview.ts';

const whole = (excerpt: string) => ({ excerpt, isCutBefore: false, isCutAfter: false });

describe('a preview', () => {
  it('has no Markdown markup, and its positions refer to the shown text', () => {
    const { content, highlights } = previewOf(whole('## 判断\n\n**夜间**头痛'), ['头痛']);
    expect(content).toBe('判断\n\n夜间头痛');
    expect(highlights).toEqual([{ start: 6, length: 2 }]);
  });

  it('shows a marker that was searched for', () => {
    expect(previewOf(whole('**夜间**头痛'), ['**']).content).toBe('**夜间**头痛');
  });
});

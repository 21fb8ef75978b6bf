import { describe, expect, it } from 'vitest';
import { previewOf } from './preview.ts';

const whole = (excerpt: string) => ({ excerpt, isCutBefore: false, isCutAfter: false });

describe('a preview', () => {
  it('has no Markdown markup, and its positions refer to the shown text', () => {
    const { content, highlights } = previewOf(whole('## 判断\n\n**夜间**头痛'), ['头痛']);
    expect(content).toBe('判断\n\n夜间头痛');
    expect(highlights).toEqual([{ start: 6, length: 2 }]);
  });

  it('leaves out what stands in the place of a cut, unless it was searched for', () => {
    const text = '头痛时歇一歇。（此处略去一句：剂量须由医生决定）。早睡。';
    expect(previewOf(whole(text), ['头痛']).content).toBe('头痛时歇一歇。早睡。');
    expect(previewOf(whole(text), ['剂量']).content).toBe(text);
  });

  it('shows a marker that was searched for', () => {
    expect(previewOf(whole('**夜间**头痛'), ['**']).content).toBe('**夜间**头痛');
  });
});

import { describe, expect, it } from 'vitest';

import { cardPreview } from './card-preview.ts';

describe('the preview on a card', () => {
  it('shows a short message whole, on one line', () => {
    expect(cardPreview('头痛\n\n  三天了 ')).toBe('头痛 三天了');
  });

  it('leaves out the marks of Markdown', () => {
    expect(cardPreview('**目前的判断**\n\n1. 喝温水\n- 早睡')).toBe('目前的判断 喝温水 早睡');
  });

  it('leaves out the lines of a table', () => {
    const table = '看一下\n\n| 症状 | 程度 |\n| --- | :-: |\n| 头痛 | 中 |\n\n---\n\n多休息';
    expect(cardPreview(table)).toBe('看一下 症状 程度 头痛 中 多休息');
  });

  it('cuts after 100 characters with an ellipsis, never inside one', () => {
    expect(cardPreview('😀'.repeat(100))).toBe('😀'.repeat(100));
    expect(cardPreview('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
  });
});

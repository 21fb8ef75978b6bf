import { describe, expect, it } from 'vitest';

import { cardPreview } from './card-preview.ts';

describe('the preview on a card', () => {
  it('shows a short message whole, on one line', () => {
    expect(cardPreview('头痛\n\n  三天了 ')).toBe('头痛 三天了');
  });

  it('leaves out the marks of Markdown', () => {
    expect(cardPreview('**目前的判断**\n\n1. 喝温水\n- 早睡')).toBe('目前的判断 喝温水 早睡');
  });

  it('cuts after 100 characters with an ellipsis, never inside one', () => {
    expect(cardPreview('😀'.repeat(100))).toBe('😀'.repeat(100));
    expect(cardPreview('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
  });
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { isChangeable } from './message-actions.ts';
import type { ShownMessage } from './shown-messages.ts';

const message: ShownMessage = {
  key: '1',
  id: 1,
  role: 'assistant',
  content: '请看小结。',
  reasoningContent: '',
  symptomsSummary: { gender: '男', age: '34岁', symptoms: ['头痛'] },
  status: 'complete',
  model: null,
  isSummary: true,
  isTemporary: false,
  suggestions: [],
  suggestionsTogether: false,
};

it('offers to delete a reply that carries a summary, and not the summary a session begins with', () => {
  expect(isChangeable(message)).toBe(true);
  expect(isChangeable({ ...message, role: 'system' })).toBe(false);
});

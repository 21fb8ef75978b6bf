import { expect, it } from 'vitest';
import { whySendIsBlocked } from './rules.ts';

it('lets a message be sent with 199 in the session and not from 200 on', () => {
  const state = { content: '头痛', isSending: false, isCompleted: false };
  expect(whySendIsBlocked({ ...state, messagesCount: 199 })).toBeNull();
  expect(whySendIsBlocked({ ...state, messagesCount: 200 })).toBe('limit');
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { announcement } from './announce.ts';
import {
  dismiss,
  notificationLeavingMs,
  notifications,
  notificationsMax,
  notify,
} from './notify.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const each of notifications.get()) dismiss(each.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const messages = (): string[] => notifications.get().map((each) => each.message);

describe('a notification', () => {
  it('is added to the others, and the oldest is dropped when there are too many', () => {
    for (let each = 0; each <= notificationsMax; each += 1) {
      notify({ type: 'info', message: `${each}` });
    }
    expect(messages()).toEqual(['1', '2', '3', '4']);
  });

  it('fades out before it is removed', () => {
    notify({ type: 'success', message: '已保存' });
    const [first] = notifications.get();
    dismiss(first?.id ?? 0);
    expect(notifications.get()[0]?.isLeaving).toBe(true);
    vi.advanceTimersByTime(notificationLeavingMs);
    expect(messages()).toEqual([]);
  });

  it('is read aloud, an error at once, and the same text twice is read twice', () => {
    notify({ type: 'error', title: '没有发送', message: '请重试' });
    const first = announcement.get().assertive;
    expect(first).toBe('出错了 没有发送 请重试');
    notify({ type: 'error', title: '没有发送', message: '请重试' });
    expect(announcement.get().assertive).not.toBe(first);
    notify({ type: 'info', message: '有新版本' });
    expect(announcement.get().polite).toBe('提示 有新版本');
  });
});

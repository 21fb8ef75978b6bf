import { describe, expect, it } from 'vitest';

import { notify, showNotificationsWith, waitingNotificationsMax } from './notify.ts';

describe('a notification', () => {
  it('waits for the place that draws it, the newest first kept', () => {
    for (let each = 0; each <= waitingNotificationsMax; each += 1) {
      notify({ type: 'info', message: `${each}` });
    }
    const shown: string[] = [];
    const leave = showNotificationsWith(({ message }) => shown.push(message));
    expect(shown).toHaveLength(waitingNotificationsMax);
    expect(shown.at(-1)).toBe(`${waitingNotificationsMax}`);
    notify({ type: 'success', message: '已保存' });
    expect(shown.at(-1)).toBe('已保存');
    leave();
    notify({ type: 'error', message: '等下一处' });
    expect(shown.at(-1)).toBe('已保存');
  });
});

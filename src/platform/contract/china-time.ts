const format = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2026-03-02 16:05`, as clocks in China show it. */
export const chinaTime = (at: Date): string => format.format(at).replaceAll('/', '-');

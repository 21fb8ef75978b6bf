/** The titles of the parts of a result; apart, for the page reads them too. */
export const resultTitles = {
  care: '今天可以做',
  when: '什么时候去医院',
  reference: '参考方剂（面诊后使用）',
  reasons: '为什么这样看',
  careBefore: '日常可以这样做',
} as const;

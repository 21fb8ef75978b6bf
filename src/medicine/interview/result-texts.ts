/** The titles of the parts of a result; apart, for the page and the prompt read them too. */
export const resultTitles = {
  care: '今天可以做',
  when: '什么时候去医院',
  reference: '参考方剂（面诊后使用）',
  reasons: '为什么这样看',
} as const;

/** As stored replies call some of them. */
export const otherTitles = { care: '日常可以这样做', leaning: '目前的判断方向' } as const;

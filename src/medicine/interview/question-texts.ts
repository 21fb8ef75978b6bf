/** How sex and age are asked for. */
export const questionTexts = {
  sexAndAge: '的性别和年龄是？',
  age: (whose: string) => `先了解一下：${whose}的年龄是？`,
  sex: '的性别是？',
  who: (whose: string, asked: string) => `先了解一下：${whose}${asked}`,
} as const;

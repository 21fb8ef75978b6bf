const ofBody = {
  question: '这是突然出现的，或者比平时重得多吗？',
  suggestions: ['不是', '是的', '说不清'],
};

/** What is asked about words that may be a danger: one plain question, without a list. */
export const doubtTexts = {
  quoted: (words: string): string => `您说到“${words}”。`,
  company: (number: string): string => `心里难熬的时候，可以随时拨打 ${number}，有人会听您说。`,
  emergency: ofBody,
  urgent: ofBody,
  crisis: {
    question: '想问您一句：现在有没有不想活，或者想伤害自己的念头？',
    suggestions: ['没有', '有，我来说'],
  },
  safety: { question: '有没有人打您、逼您，或者把您关起来？', suggestions: ['没有', '有，我来说'] },
  /** Heavy words that name neither death nor harm. */
  mood: { question: '听着不太轻松，愿意多说一点吗？', suggestions: ['没什么', '想说一说'] },
} as const;

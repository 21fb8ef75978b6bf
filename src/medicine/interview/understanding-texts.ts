type Wordings<Wording> = readonly [Wording, ...Wording[]];
type Telling = (words: string) => string;

/** How a turn shows what it understood; each in several wordings of one meaning. */
export const understandingTexts = {
  greeting: '您好。',
  first: ['谢谢您告诉我这些。', '您说的我看到了。', '好，我来了解一下。'] as Wordings<string>,
  firstTold: [
    (words) => `谢谢您告诉我。${words}，我先记下。`,
    (words) => `${words}，我明白了。`,
    (words) => `您说的我看到了：${words}。`,
    (words) => `${words}，这些我先记下，再问您几样。`,
  ] as Wordings<Telling>,
  heard: ['好的。', '好，知道了。', '嗯，明白。'] as Wordings<string>,
  told: [
    (words) => `${words}，记下了。`,
    (words) => `您说${words}，我记下了。`,
    (words) => `${words}，知道了。`,
  ] as Wordings<Telling>,
  bringsOther: (words: string) => `您还说到${words}，这一件也记下了，接着会问到。`,
  between: '，',
  /** Words said to the assistant, what somebody says it is not, and what only asks are not repeated. */
  notRepeated: /[你您]|^不是|是不是|会不会|要不要|能不能|[吗么]$/u,
  /** A clause as it is repeated to who said it. */
  saidBack: (words: string) =>
    words
      .replaceAll(/我妈(?!妈)/gu, '您妈妈')
      .replaceAll(/我爸(?!爸)/gu, '您爸爸')
      .replaceAll('我', '您'),
} as const;

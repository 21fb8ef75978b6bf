// Chapters on the fixed texts of the product.
import { plain } from './chapter.ts';
import type { ChapterKind, Fields } from './chapter.ts';

const fields: Fields = {
  when: plain('何时说'),
  text: plain('文字'),
  lines: plain('文字（依次，或择一）'),
};
const filledIn = '花括号处填入现用的电话号码或患者的话。';

export const fixedTextKinds: readonly ChapterKind[] = [
  {
    kind: 'alarm-texts',
    title: '报警时说的话',
    note: `急症、心理危机、暴力和须尽快就医时的固定文字，按所列次序说。${filledIn}`,
    fields,
  },
  {
    kind: 'crisis-texts',
    title: '说到轻生或暴力之后的话',
    note: `之后各轮的陪伴：短，不催促，每轮只问一件小事。${filledIn}`,
    fields,
  },
  {
    kind: 'doubt-texts',
    title: '可能有危险时的追问',
    note: `话里可能有危险而不能确定时，只问一句。${filledIn}`,
    fields,
  },
  {
    kind: 'answer-texts',
    title: '固定的可选回答',
    note: '不属于某一种主诉的、可以点选的回答。',
    fields,
  },
];

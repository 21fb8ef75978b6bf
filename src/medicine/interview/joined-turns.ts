import type { Turn } from '../findings/finding.ts';

const nature = /^(?:好|很|有点)?(?:疼|痛|酸|胀|痒|麻|难受|不舒服)[了啊。]?$/u;
const site =
  /^(?:是|就是)?(?:头|胃|肚子|小肚子|腰|背|后背|嗓子|喉咙|胸口|心口|腿|膝盖|脖子|肩膀|牙|牙齿|耳朵|眼睛|关节|皮肤|身上)[。]?$/u;

/** 疼, and then where: two words of two messages that make one complaint are read together. */
export function joinedTurns(turns: readonly Turn[]): readonly Turn[] {
  const [first, , second] = turns;
  const felt = first?.content.trim() ?? '';
  const where = second?.content.trim() ?? '';
  if (!nature.test(felt) || !site.test(where)) return turns;
  const content = where.replace(/^(?:就是|是)/u, '').replace('。', '') + felt;
  return turns.with(2, { role: 'user', content });
}

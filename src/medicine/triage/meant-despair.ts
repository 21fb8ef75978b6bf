// A rule about despair may rest on things alone (charcoal, rat poison, a cat given away), which most
// people speak of without any wish.

import type { Alarm } from './alarm.ts';

/** Words of dying, of not wanting to be, of farewell and of hurting oneself, and the means of it. */
const meant =
  /[死活亖醒伤残割划扎烫掐咬捶撞跳坠淹沉吞绳刀血杀砍捅恨毁疼痛累撑熬扛]|自杀|轻生|自尽|短见|上吊|服毒|想|不愿|唔|不在|没有我|没我|消失|了断|了结|解脱|结束|到头|尽头|拖累|负担|包袱|废|多余|人间|世|存在|出生|牵挂|留恋|意思|意义|再见|永别|下辈子|来生|先走|上路|找我|找他|找她|陪他|陪她|最后|遗|后事|对不起|安眠药|安定|农药|百草枯|攒/u;

/** Whether the rule stands on things alone, so that the learned reader is asked too. */
export const restsOnThings = ({ group, words }: Alarm): boolean =>
  group === 'suicide' && !meant.test(words);

const accidents: ReadonlySet<string> = new Set([
  'carbon-monoxide',
  'poison',
  'food-mushroom',
  'herb-poisoning',
  'child-ingestion',
]);

/** Whether a poisoning tells enough by itself of what was swallowed or breathed. */
export const isAccident = ({ group }: Alarm): boolean => accidents.has(group);

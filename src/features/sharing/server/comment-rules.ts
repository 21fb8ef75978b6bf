import { offersMedicine, ordersTreatment } from '#medicine/herb-safety/medicine-talk.ts';
import { hasContact } from '#features/masking/find-masks.ts';
import type { HoldRule } from '../rules.ts';

const abuse =
  /傻[逼屄比叉X]|煞笔|沙比|[操艹肏草日]你(?:妈|娘|大爷)|[尼你]玛(?:死|的|逼)|你妈(?:死|逼|的逼)|去死(?:吧|算了)?|滚(?:蛋|犊子|远点)|贱人|婊子|狗东西|王八蛋|混蛋|脑残|智障|弱智|废物|垃圾人|神经病吧|有病吧你|不得好死|死全家|fuck|shit\b|\bsb\b/iu;

/** The rules that hold a comment for review; most comments match none. */
export function holdRulesFor(content: string): HoldRule[] {
  const rules: [HoldRule, boolean][] = [
    ['contact', hasContact(content)],
    ['drug-sale', offersMedicine(content)],
    ['abuse', abuse.test(content)],
    ['medical-order', ordersTreatment(content)],
  ];
  return rules.flatMap(([rule, fires]) => (fires ? [rule] : []));
}

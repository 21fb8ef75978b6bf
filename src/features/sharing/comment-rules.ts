import { hasContact } from '#features/masking/find-masks.ts';
import type { HoldRule } from './rules.ts';

const sale =
  /代购|代煎|微商|私信我(?:买|拿|要|发)|加我(?:买|拿|微信|好友|v)|(?:出售|转让|低价|便宜|原价|现货|包邮|下单|团购|批发)[^。]{0,8}(?:药|丸|膏|胶囊|秘方|偏方|方子|补品)|(?:药|丸|膏|胶囊|秘方)[^。]{0,6}(?:出售|转让|有售|包邮|下单|批发|便宜卖|链接)|祖传秘方|包治|包好|药到病除|无效退款|根治[^。]{0,6}(?:联系|找我)|(?:联系|找)我(?:买|拿药|要方)|卖[^。，]{0,6}(?:药|膏|丸|秘方)/u;
const abuse =
  /傻[逼屄比叉X]|煞笔|沙比|[操艹肏草日]你(?:妈|娘|大爷)|[尼你]玛(?:死|的|逼)|你妈(?:死|逼|的逼)|去死(?:吧|算了)?|滚(?:蛋|犊子|远点)|贱人|婊子|狗东西|王八蛋|混蛋|脑残|智障|弱智|废物|垃圾人|神经病吧|有病吧你|不得好死|死全家|fuck|shit\b|\bsb\b/iu;
const order =
  /药[^，。]{0,3}(?:停|减|断|戒)(?:了|掉|量)|(?:停|减|加|换)(?:掉|了)?(?:[^，。]{0,6})(?:药|量)(?!店|房)|别(?:再)?(?:吃|用|打|去)(?:[^，。]{0,6})(?:药|胰岛素|针|医院|手术|化疗)|不(?:用|要|必)(?:再)?(?:去|看|吃|做|打)(?:[^，。]{0,6})(?:医院|医生|药|手术|化疗|胰岛素)|(?:每天|每日|一天|一日|每次|一次)[^，。]{0,6}(?:[\d一二两三四五六七八九十半]+)\s?(?:片|粒|丸|克|毫克|毫升|包|袋|支|钱|mg|ml|g\b|颗|勺)|(?:[\d一二两三四五六七八九十]+)\s?(?:克|钱|毫克|mg)/iu;

/** Why a comment waits for staff before others see it; most never do. */
export function holdRulesFor(content: string): HoldRule[] {
  const rules: [HoldRule, boolean][] = [
    ['contact', hasContact(content)],
    ['drug-sale', sale.test(content)],
    ['abuse', abuse.test(content)],
    ['medical-order', order.test(content)],
  ];
  return rules.flatMap(([rule, fires]) => (fires ? [rule] : []));
}

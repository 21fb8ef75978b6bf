// What people without training write to each other about medicines, and should not: offers and orders.

const offer =
  /代购|代煎|微商|私信我(?:买|拿|要|发)|加我(?:买|拿|微信|好友|v)|(?:出售|转让|低价|便宜|原价|现货|包邮|下单|团购|批发)[^。]{0,8}(?:药|丸|膏|胶囊|秘方|偏方|方子|补品)|(?:药|丸|膏|胶囊|秘方)[^。]{0,6}(?:出售|转让|有售|包邮|下单|批发|便宜卖|链接)|祖传秘方|包治|包好|药到病除|无效退款|根治[^。]{0,6}(?:联系|找我)|(?:联系|找)我(?:买|拿药|要方)|卖[^。，]{0,6}(?:药|膏|丸|秘方)/u;
const order =
  /药[^，。]{0,3}(?:停|减|断|戒)(?:了|掉|量)|(?:停|减|加|换)(?:掉|了)?(?:[^，。]{0,6})(?:药|量)(?!店|房)|别(?:再)?(?:吃|用|打|去)(?:[^，。]{0,6})(?:药|胰岛素|针|医院|手术|化疗)|不(?:用|要|必)(?:再)?(?:去|看|吃|做|打)(?:[^，。]{0,6})(?:医院|医生|药|手术|化疗|胰岛素)|(?:每天|每日|一天|一日|每次|一次)[^，。]{0,6}(?:[\d一二两三四五六七八九十半]+)\s?(?:片|粒|丸|克|毫克|毫升|包|袋|支|钱|mg|ml|g\b|颗|勺)|(?:[\d一二两三四五六七八九十]+)\s?(?:克|钱|毫克|mg)/iu;

/** Whether a text offers medicines or cures for sale. */
export const offersMedicine = (text: string): boolean => offer.test(text);

/** Whether a text tells its reader to take, change or stop a treatment, or names a dose. */
export const ordersTreatment = (text: string): boolean => order.test(text);

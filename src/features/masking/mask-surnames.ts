import { clinicalWordsLikeNames } from '#medicine/knowledge/clinical-words.ts';

/** Common surnames, without those that are mostly everyday words. */
export const surnames = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢岳齐梅莫庄辛管祝左涂谷祁耿牟卜詹关苗凌费纪靳盛童欧甄项曲游阳裴席卫查屈鲍覃霍翁隋植甘景薄单包司柏宁柯阮桂闵闫肖付辜苟冷骆娄佘佟邬晏冉仇符缪'.replaceAll(
    /[于向管查安单]/g,
    '',
  ),
);
export const compoundSurnames =
  '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 司徒 夏侯 南宫 端木 长孙 宇文 独孤 轩辕'.split(
    ' ',
  );

/** Everyday words that begin with a surname. */
const everydayWords =
  '高龄 高压 高度 高考 高中 高三 高二 高一 高兴 高级 高原 高蛋 高低 高强 高位 高温 高危 高频 白天 白色 白领 白班 白酒 白粥 白头 黄色 黄水 黄酒 黄豆 黄昏 方便 方案 方法 方面 方式 马上 马桶 马铃 许多 许久 常常 常见 常年 常规 常有 常用 常识 常吃 温度 温水 温热 温州 温和 周末 周一 周二 周三 周四 周五 周六 周日 周围 周期 周岁 周身 周到 周转 程度 程序 石头 石家 万一 万分 何时 何况 何种 余下 余热 余量 夏天 夏季 苏醒 苏州 苏打 陆续 陆军 范围 谢谢 谢绝 胡说 胡萝 胡椒 胡同 胡子 杜绝 叶子 康复 康泰 金属 金银 金色 金牛 钱包 钱多 毛病 毛巾 毛发 毛孔 牛奶 牛肉 兰州 文化 文员 文山 文职 关系 关于 关心 关注 关键 江湖 江苏 江西 江阴 江门 史上 林业 任何 任务 尤其 甘肃 甘油 符合 符号 游泳 游戏 费用 费力 费劲 严重 严格 顾虑 顾客 童年 宁愿 宁可 宁夏 宁波 祝好 祝您 祝你 季节 季度 章节 景色 景德 包括 包裹 雷同 司机 司法 曲折 冷天 冷水 冷风 冷热 冷饮 左边 左右 左侧 左手 左脚 左腿 左眼 左耳 左肩 左上 左下 左胸 易醒 易感 易胖 易累 易饿 易出 申请 席子 武汉 武术 安徽 安静 洪水 康熙 曾经 曾有 曾因 曾患 曾在 曾用 曾做 曾去 阳性 阳台 阳光 盛夏 单位 单身 关门 段时 段落 贺州 贺岁 桂林 梅花 梅雨 谷物 莫名 莫非 辛辣 辛苦 汤水 汤圆 田地 田间 丁克 施工 庄稼 欧洲 欧美 卫生 柏油 牟利 付出 付钱 付款 盛饭 尹始 齐全 项目 项链 纪录 纪念 乔木 屈伸 屈指 向来 凌晨 凌乱 孔径 孔子 郑重 郑州 秦皇 秦岭 冯谖 邢台 邯郸 汪洋 唐山 彭湃 顾不 施肥 陶瓷 常德 常州 常熟 韦德 仇恨 焦急 聂耳 伍佰 鲁莽 苗条 管理 查出 蔡司 戴眼 戴着 戴套 钟头 钟点 钟表 薄弱 覃思'.split(
    ' ',
  );
const byStart = Map.groupBy([...everydayWords, ...clinicalWordsLikeNames], (word) =>
  word.charAt(0),
);

/** Whether the text at this index is an ordinary word rather than a name. */
export function isOtherWord(text: string, at: number): boolean {
  return (byStart.get(text.charAt(at)) ?? []).some((word) => text.startsWith(word, at));
}

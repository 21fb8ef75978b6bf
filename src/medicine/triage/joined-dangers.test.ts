import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { triage } from './triage.ts';

/** A conversation in which nothing of what is asked matters. */
const told = (talk: string): Turn[] =>
  talk
    .split(' | ')
    .flatMap((content): Turn[] => [
      { role: 'user', content },
      { role: 'assistant', content: '好的，请接着说。' },
    ])
    .slice(0, -1);

/** What is alarmed about in the newest turn. */
function newest(talk: string): string[] {
  const turns = told(talk);
  return triage(turns)
    .alarms.filter(({ span }) => span.turn === turns.length - 1)
    .map(({ group }) => group);
}

describe('a danger told over several turns', () => {
  it.each([
    ['怀孕三个月 | 下面流血了', 'pregnancy-bleeding'],
    ['女 28 | 怀孕七周 | 今天有点见红', 'pregnancy-bleeding'],
    ['下面出血 | 女 30 | 怀孕两个月', 'pregnancy-bleeding'],
    ['怀孕五个月 | 腰酸 | 没有 | 不知道 | 还行 | 没吃药 | 今天内裤上有血', 'pregnancy-bleeding'],
    ['孕20周 | 不清楚 | 血压160/100', 'pre-eclampsia'],
    ['怀孕八个月 | 头疼 | 眼前发花', 'pre-eclampsia'],
    ['怀孕38周 | 哗一下流水了', 'labour-fetal'],
    ['睡不好 | 女 30 | 怀孕30周 | 都没有 | 今天宝宝没怎么动', 'labour-fetal'],
    ['月经推迟半个月 | 左边小肚子疼 | 有点出血', 'ectopic'],
    ['右下腹疼 | 女 26 | 月经晚了十天', 'ectopic'],
    ['发烧39度 | 女 29 | 产后十天', 'postpartum'],
    ['宝宝两个月 | 发烧38度5', 'infant-fever'],
    ['宝宝四十天 | 身上烫', 'infant-fever'],
    ['宝宝鼻塞 | 男孩，两个月 | 摸着烫，量了38.3', 'infant-fever'],
    ['宝宝鼻塞 | 刚满两个月 | 38.6了现在', 'infant-fever'],
    ['头疼 | 男 50 | 昨天撞了头 | 吐了两次', 'head-injury'],
    ['阿公跌了一跤额头青了 | 长期吃降压药 | 啊等一下，他刚刚吐了，喷出来的', 'head-injury'],
    ['爷爷摔了一跤，额头青了一块 | 现在老想睡，喊他应一声又睡', 'head-injury'],
    ['小孩从床上滚下来，头上鼓个包 | 刚才。现在吐奶了', 'head-injury'],
    ['发烧39 | 头痛 | 脖子硬低不下头', 'meningitis'],
    ['男 60 胸闷 | 出汗 | 左胳膊疼', 'acs'],
    ['打胰岛素 | 出冷汗手抖', 'hypoglycaemia'],
    ['打了封闭针 | 现在嗓子堵得慌', 'anaphylaxis'],
    ['吃了虾 | 嘴唇肿了', 'anaphylaxis'],
    ['吃了头孢 | 晚上喝了酒 | 脸红心慌喘', 'overdose'],
    ['宝宝50天 | 我觉得有点烫', 'infant-fever'],
    ['刚输完液 | 脸肿了', 'anaphylaxis'],
    ['停经两个月了 | 右边小肚子痛', 'ectopic'],
    ['怀孕了 | 30 | 擦出来粉色的', 'pregnancy-bleeding'],
    ['怀孕28周 | 一天没动了', 'labour-fetal'],
    ['测出两道杠 | 肚子一边痛 | 有点血', 'ectopic'],
    ['头孢吃了两天 | 今天喝了啤酒 | 胸闷 脸红', 'overdose'],
    ['化疗第十天 | 发烧38.5', 'sepsis'],
    ['胃疼 | 大便黑，在吃铁剂', 'haematemesis'],
    ['昨晚屋里生了炉子 | 今天起来头痛', 'carbon-monoxide'],
    ['冬天屋里烧煤炉 | 男 50 | 早上起来头晕没劲', 'carbon-monoxide'],
  ])('is alarmed about at the turn that completes it: %s', (talk, group) => {
    expect(newest(talk)).toContain(group);
    expect(newest(`${talk} | 好的，知道了`)).toEqual([]);
  });

  it.each([
    '阿公跌了一跤额头青了 | 没有。没吐，人也清醒',
    '跌了一跤膝盖青了 | 刚才吃坏东西吐了',
    '刚生完 | 四十二天',
    '怀孕三个月 | 流鼻血了',
    '怀孕五个月 | 便秘 | 痔疮有点出血',
    '怀孕六个月 | 血压正常 抽血说贫血',
    '备孕半年 | 月经血块多',
    '我姐怀孕了 | 我月经量多',
    '产后半年 | 发烧38度',
    '坐月子 | 腰疼 膝盖疼',
    '宝宝六个月 | 发烧38度5',
    '宝宝两个月 | 体温36.8',
    '小时候撞过头 | 恶心',
    '胸闷 | 左腿疼',
    '岔气胸痛 | 左胳膊酸',
    '糖尿病十年 | 爱出汗',
    '糖尿病 | 手抖',
    '打了疫苗 | 嗓子疼 有点堵',
    '吃了消炎药 | 嗓子还是堵',
    '昨天喝了酒 | 脸红心慌',
    '前年吃过头孢 | 喝了酒 脸红',
    '月经推迟十天 | 小肚子有点胀',
    '感冒发烧 | 恶心 | 肩膀脖子僵',
    '胃疼 | 吃猪血大便黑',
    '怀孕五个月 | 白带多 有点黄',
    '月经推迟 | 没怀孕 | 肚子痛 | 痰里有血',
    '怀孕四个月 | 鼻塞 流涕 | 痰里有点血丝',
    '怀孕六个月 | 头疼 | 鼻塞',
    '宝宝两个月 | 没发烧 | 拉肚子',
    '糖尿病 | 头晕 | 出汗多',
    '打了水光针 | 脸有点肿',
    '吃了药 | 早上起来脸有点肿',
    '停经一年了，更年期 | 潮热',
    '发烧 | 头痛 | 脖子不硬',
    '家里烧煤取暖 | 没有头痛',
    '昨天吃了炭火锅 | 今天胃痛恶心',
    '家里热水器坏了，洗了冷水澡 | 第二天头痛鼻塞',
    '我家锅炉房上班 | 最近老头晕',
  ])('is not made of what has nothing to do with it: %s', (talk) => {
    expect(newest(talk)).toEqual([]);
  });

  it('joins what is already known of the person', () => {
    const [turn] = told('下面流血了');
    const known = triage(turn === undefined ? [] : [turn], { pregnancy: 'yes' });
    expect(known.alarms).toMatchObject([{ group: 'pregnancy-bleeding', span: { turn: 0 } }]);
  });

  it('is taken back with the words that began it', () => {
    expect(newest('昨天撞了头 | 打错了，没撞头 | 吐了两次')).toEqual([]);
  });
});

describe('a plain sign', () => {
  it.each([
    ['我妈 | 说话不清楚了', 'stroke'],
    ['我爸72 | 今早嘴有点歪', 'stroke'],
    ['说话有点不利索', 'stroke'],
    ['右边胳膊有点抬不起来', 'stroke'],
    ['大便有点黑 像柏油', 'haematemesis'],
    ['嘴唇肿起来了', 'anaphylaxis'],
    ['胸口有点闷 出了点冷汗', 'acs'],
    ['看东西重影', 'stroke'],
    ['最近看东西有重影', 'stroke'],
  ])('is an alarm where it is most of what is said: %s', (talk, group) => {
    expect(newest(talk)).toContain(group);
  });

  it.each([
    '说话大舌头是从小的',
    '嘴唇上火肿了起了泡',
    '嘴唇干 有点肿',
    '大便颜色有点深',
    '大便有点黑 吃了火龙果',
    '说话有点累',
    '走路有点累',
    '我散光，看灯有重影',
    '不戴眼镜看东西重影',
    '老花眼，看手机重影好几年了',
    '喝多了看东西重影',
    '没有头痛，没有看东西重影',
  ])('is none where it has an ordinary reason: %s', (talk) => {
    expect(newest(talk)).toEqual([]);
  });
});

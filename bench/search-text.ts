/** Parts of generated messages; `common` occur thirty times as often as `rare`. */
const common = [
  '今天早上起来',
  '昨天晚上',
  '最近一个星期',
  '医生说',
  '我妈妈觉得',
  '吃完饭以后',
  '上班的时候',
  '睡觉之前',
  '天气一冷',
  '吹了空调',
  '喝水不多',
  '大便不成形',
  '小便有点黄',
  '舌苔白',
  '出汗比较多',
  '手脚发凉',
  '没有什么胃口',
  '肚子胀',
  '胸口发闷',
  '晚上睡不好',
  '总是口干',
  '有时候头晕',
  '嗓子不舒服',
  '咳嗽有痰',
  '腰有点酸',
  '膝盖怕冷',
  '眼睛干涩',
  '心情不太好',
  '容易疲劳',
  '头痛得厉害',
  '怕风',
  '流清鼻涕',
];
const rare = [
  '加班到十二点',
  '吃了一顿火锅',
  '颈椎有老毛病',
  '刚洗澡出来',
  '孩子也这样',
  '打车的时候',
  '上个月体检',
  '出差回来',
  '泡了枸杞喝',
  '失眠了好几天',
  '便秘三天',
  '拉肚子',
  '发烧到三十八度',
  '耳鸣像蝉叫',
  '牙龈出血',
  '荨麻疹又起了',
];
const answers = [
  '我记下了',
  '请您再说说',
  '这种情况多久了',
  '什么时候会加重',
  '夜里会不会醒',
  '平时饮食怎么样',
  '可以先注意休息',
  '少吃生冷油腻',
  '如果加重请及时就医',
  '从您说的来看',
  '偏向气血不足',
  '也可能与情绪有关',
  '舌苔是什么颜色',
  '有没有怕冷',
  '大便每天几次',
  '下面是几点建议',
];
/** Two characters each, from everyday to rare; none is a symptom with synonyms. */
export const plainWords =
  '今天 医生 晚上 喝水 空调 蝉叫 火锅 颈椎 洗澡 孩子 打车 体检 出差 枸杞'.split(' ');
/** Three to six characters each, of the same kinds. */
export const phrases =
  '医生说 早上起 颈椎有 胸口发闷 泡了枸杞 天气一冷 打车的时候 出汗比较多 荨麻疹又起 颈椎有老毛 没有什么胃口 加班到十二点'.split(
    ' ',
  );
/** All its character pairs are everyday ones, yet it occurs rarely. */
export const rareInCommonPairs = '冷，吹了';
/** Two characters each, searched with up to eleven synonyms. */
export const symptomWords = '头疼 失眠 咳嗽 头晕 便秘 口干 发烧 腹泻'.split(' ');
export const characters = ['痛', '水', '枸'];
const joints = ['，', '。', '，', '，', '；', '，还', '，也', '，而且', '，但是'];
const familiar =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经';
const rareShare = 0.03;

/** Generates Chinese messages, the same in every run: short ones of users, longer answers. */
export function messageMaker(): (role: 'user' | 'assistant') => string {
  let state = 20_260_302;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(from: ArrayLike<T>): T => from[Math.floor(random() * from.length)] as T;
  const part = (role: 'user' | 'assistant'): string => {
    if (random() < rareShare) return pick(rare);
    // Random words too, so that the index holds about as many pairs as in real conversations.
    if (random() < 0.35) return Array.from({ length: 6 }, () => pick(familiar)).join('');
    return role === 'assistant' && random() < 0.6 ? pick(answers) : pick(common);
  };
  return (role) => {
    const parts = role === 'user' ? 3 + Math.floor(random() * 6) : 12 + Math.floor(random() * 24);
    let text = part(role);
    for (let count = 1; count < parts; count += 1) text += pick(joints) + part(role);
    return `${text}。`;
  };
}

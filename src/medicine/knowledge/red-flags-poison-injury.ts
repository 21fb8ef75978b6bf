import type { RedFlagGroup } from './red-flag-row.ts';

/** Poisons, bites, heat, burns, wounds, infection, sugar. */
export const poisonInjuryFlags: readonly RedFlagGroup[] = [
  {
    id: 'food-mushroom',
    title: '食物或野菌中毒',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['野菌毒物', ['中毒症状', '多人']] },
      { within: 'near', all: ['多人', '中毒症状', ['误服', '野菌毒物', '食物']] },
    ],
    advice: '请留下吃剩的食物和呕吐物，同吃的人也要一起去医院。',
    sources: ['triage-common'],
  },
  {
    id: 'poison',
    title: '农药或化学品中毒',
    level: 'emergency',
    rules: [
      { within: 'clause', all: ['毒物', '误服'] },
      { within: 'near', all: ['毒物', ['中毒症状', '昏迷']] },
    ],
    advice: '请带上瓶子或包装；喝了酸、碱、油类的不要催吐；沾在身上的脱掉衣服用清水冲。',
    sources: ['triage-common', 'first-aid-common'],
  },
  {
    id: 'overdose',
    title: '药物过量',
    level: 'emergency',
    rules: [
      { within: 'clause', all: ['药量', '药'] },
      { within: 'near', all: ['小孩', '误吃大人药'] },
      { within: 'near', all: ['药过量'] },
      { within: 'turns', all: ['头孢类', '饮酒', '双硫征'], none: ['旧伤'] },
    ],
    advice: '请带上药盒，记下吃了多少、什么时候吃的。',
    sources: ['triage-common'],
  },
  {
    id: 'herb-poisoning',
    title: '乌头类等草药中毒',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['乌头', '口麻'] },
      { within: 'near', all: ['毒草药', '毒后症'] },
    ],
    advice: '请马上停药，把药渣、药酒或药方带去医院。',
    sources: ['triage-common'],
  },
  {
    id: 'bites',
    title: '动物咬伤与毒虫蜇伤',
    level: 'emergency',
    rules: [
      { within: 'clause', all: ['毒蛇', '咬伤'] },
      { within: 'clause', all: ['猫狗', '破皮'], level: 'urgent' },
      { within: 'near', all: ['毒虫', '咬伤', '蜇后重'] },
    ],
    advice:
      '蛇咬：伤肢放低、尽量不动，不要切开吸吮。猫狗等咬抓破皮：用肥皂水和流动清水冲洗15分钟，再去犬伤门诊处理。',
    sources: ['triage-common', 'first-aid-common'],
  },
  {
    id: 'heat-stroke',
    title: '热射病',
    level: 'emergency',
    rules: [
      {
        within: 'near',
        all: ['高温', ['热重症', '昏迷', '抽搐', '晕厥', '#体温四十', '突然糊涂', '迷糊']],
      },
      { within: 'near', all: ['干热'] },
    ],
    advice: '请移到阴凉处，脱去外衣，用凉水擦身、扇风降温；不清醒时不要喂水。',
    sources: ['triage-common', 'first-aid-common'],
  },
  {
    id: 'burn-electric-drowning',
    title: '烧烫伤、触电、溺水',
    level: 'emergency',
    rules: [
      { within: 'near', all: [['烧烫伤', '热源'], '烧伤重'], none: ['小伤'] },
      { within: 'near', all: ['触电溺水'] },
    ],
    advice:
      '烫伤：流动清水冲20分钟，不涂牙膏酱油。触电：先断电再碰人。溺水：没有呼吸立即做人工呼吸和胸外按压。',
    sources: ['first-aid-common'],
  },
  {
    id: 'trauma',
    title: '严重外伤',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['喷血'] },
      { within: 'near', all: ['摔', '骨折'], none: ['旧摔'] },
      { within: 'near', all: ['摔', '伤后内'], none: ['撞头轻'] },
    ],
    advice: '出血用干净的布用力压住不放；怀疑骨折或伤到脊柱时不要搬动。',
    sources: ['triage-common', 'first-aid-common'],
  },
  {
    id: 'retention',
    title: '尿潴留或无尿',
    level: 'urgent',
    rules: [
      { within: 'near', all: ['尿闭'] },
      { within: 'near', all: ['无尿'] },
    ],
    advice: '请不要大量喝水硬憋；腰痛、水肿、人发迷糊时直接去急诊。',
    sources: ['triage-common'],
  },
  {
    id: 'urosepsis-colic',
    title: '尿源性感染或肾绞痛',
    level: 'urgent',
    rules: [
      {
        within: 'near',
        all: ['肾绞', ['寒战', '高热', '发热', '#体温三十八']],
        level: 'emergency',
      },
      { within: 'near', all: ['尿路', '寒战'], level: 'emergency' },
      { within: 'near', all: ['血尿', '肾绞'] },
      { within: 'near', all: ['肾绞', '剧痛', ['呕吐', '血尿', '打滚']] },
    ],
    advice: '又痛又发烧发抖时请直接去急诊。',
    sources: ['triage-common'],
  },
  {
    id: 'hypoglycaemia',
    title: '低血糖',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['糖尿病', '低糖'], none: ['烂果味'] },
      { within: 'near', all: [['#血糖极低', '低血糖词']] },
      {
        within: 'across',
        all: ['糖尿病', '低糖抖', ['大汗', '心慌', '饿慌', '迷糊']],
        none: ['发热', '烂果味'],
      },
      {
        within: 'across',
        all: ['糖尿病', '大汗', ['心慌', '饿慌', '迷糊', '站不住']],
        none: ['发热', '烂果味'],
      },
    ],
    advice: '能吞咽就马上吃糖或喝含糖饮料；不清醒时不要往嘴里喂东西。',
    sources: ['triage-common', 'first-aid-common'],
  },
  {
    id: 'ketoacidosis',
    title: '糖尿病酮症酸中毒',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['烂果味', ['酮症候', '糖尿病']] },
      { within: 'near', all: [['高血糖', '#血糖极高'], '酮症候'] },
      { within: 'near', all: ['糖尿病', '呼吸重', ['呕吐', '烂果味', '迷糊', '嗜睡']] },
      { within: 'near', all: ['烂果'] },
    ],
    advice: '请带上血糖记录和正在用的药，路上可以喝白水。',
    sources: ['triage-common'],
  },
  {
    id: 'sepsis',
    title: '脓毒症',
    level: 'emergency',
    rules: [
      { within: 'near', all: [['高热', '#体温三十九', '寒战'], '败血征'], none: ['小孩抽'] },
      { within: 'near', all: ['化疗后', ['高热', '发热', '寒战', '#体温三十八']] },
      { within: 'near', all: ['感染', ['高热', '发热', '#体温三十八'], ['寒战', '败血征']] },
      { within: 'near', all: ['老人', ['脉弱', '#血压极低', '败血低压'], ['迷糊', '败血征']] },
      { within: 'across', all: ['化疗后', ['高热', '发热', '寒战', '#体温三十八']] },
    ],
    advice: '',
    sources: ['triage-common'],
  },
  {
    id: 'bleeding-tendency',
    title: '出血倾向',
    level: 'urgent',
    rules: [
      { within: 'near', all: ['无故出血'], none: ['痒'] },
      { within: 'near', all: ['抗凝药', ['血尿', '便带血', '无故出血']] },
    ],
    advice: '请不要自己吃活血的药或阿司匹林、布洛芬；鼻血止不住或头痛呕吐时直接去急诊。',
    sources: ['triage-common'],
  },
  {
    id: 'dvt',
    title: '下肢深静脉血栓',
    level: 'urgent',
    rules: [{ within: 'near', all: ['单腿肿'], none: ['毒虫', '摔'] }],
    advice: '请不要按摩、不要热敷这条腿；突然胸痛气短时立即拨打120。',
    sources: ['triage-common'],
  },
];

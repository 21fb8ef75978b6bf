import type { RedFlagGroup } from './red-flag-row.ts';

/** Pregnancy, children, men, mind, violence. */
export const womenChildrenMindFlags: readonly RedFlagGroup[] = [
  {
    id: 'pregnancy-bleeding',
    title: '孕期出血',
    level: 'emergency',
    rules: [
      {
        within: 'near',
        all: [
          ['怀孕', '#孕周'],
          ['流血', '血'],
        ],
        none: ['产后'],
      },
      { within: 'near', all: ['孕出血'] },
      {
        within: 'across',
        all: [
          ['#孕中', '#孕周'],
          ['流血', '血', '孕见色'],
        ],
        none: ['产后', '上部血'],
      },
    ],
    advice: '请卧床，直接去有产科急诊的医院。',
    sources: ['triage-common'],
  },
  {
    id: 'ectopic',
    title: '异位妊娠',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['停经', '下腹剧痛', ['坠晕', '剧痛', '突然', '流血']] },
      { within: 'near', all: ['停经', ['腹剧痛', '坠晕'], ['肚子', '腹剧痛', '下腹剧痛']] },
      {
        within: 'across',
        all: ['停经', '右下腹', ['痛', '剧痛']],
        none: ['来经', '绝经', '上部血'],
      },
      {
        within: 'across',
        all: ['停经', '下腹剧痛', ['流血', '血', '加重痛', '晕厥', '站不住', '剧痛']],
        none: ['来经', '绝经', '上部血'],
      },
    ],
    advice: '请躺下、不要走动，告诉医生末次月经的日期。',
    sources: ['triage-common'],
  },
  {
    id: 'pre-eclampsia',
    title: '子痫前期',
    level: 'emergency',
    rules: [
      {
        within: 'near',
        all: [
          ['怀孕', '#孕周'],
          ['孕高血压', '#孕期血压高', '#血压极高'],
        ],
      },
      {
        within: 'near',
        all: [
          ['怀孕', '#孕周'],
          ['孕晚抽肿', '抽搐'],
        ],
      },
      { within: 'near', all: ['怀孕', '头痛', ['眼花', '视糊']] },
      {
        within: 'across',
        all: [
          ['#孕中', '#孕周'],
          ['孕高血压', '#孕期血压高', '#血压极高', '抽搐'],
        ],
      },
      { within: 'across', all: [['#孕中', '#孕周'], '头痛', ['眼花', '视糊', '孕晚抽肿']] },
    ],
    advice: '请左侧卧、保持安静，直接去有产科急诊的医院。',
    sources: ['triage-common'],
  },
  {
    id: 'labour-fetal',
    title: '胎动异常或胎膜早破',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['胎动'] },
      { within: 'near', all: ['破水'] },
      { within: 'near', all: ['#孕周', '宫缩'] },
      { within: 'near', all: [['怀孕', '#孕周'], '裤湿'] },
      {
        within: 'across',
        all: [
          ['#孕中', '#孕周'],
          ['胎动', '胎静', '破水', '裤湿'],
        ],
      },
      { within: 'across', all: ['#孕周', '宫缩'] },
    ],
    advice: '请平躺、抬高臀部，不要走动，直接去产科。',
    sources: ['triage-common'],
  },
  {
    id: 'menorrhagia',
    title: '月经过多',
    level: 'urgent',
    rules: [
      { within: 'near', all: ['经血过多'], none: ['产后', '怀孕'] },
      { within: 'near', all: ['经期', '经量大', '虚脱'] },
      { within: 'near', all: ['经漏', '虚脱'] },
    ],
    advice: '头晕站不住、出冷汗时请直接去急诊。',
    sources: ['triage-common'],
  },
  {
    id: 'postpartum',
    title: '产后急症',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['产后', '产后重'] },
      {
        within: 'across',
        all: ['产褥', ['#体温三十八', '高热', '裸热', '抽搐', '重喘', '晕厥', '大汗']],
      },
      { within: 'across', all: ['产褥', '产后重', ['流血', '便血多']] },
    ],
    advice: '请躺下保暖，直接去产科急诊。',
    sources: ['triage-common'],
  },
  {
    id: 'infant-fever',
    title: '小婴儿发热',
    level: 'emergency',
    rules: [
      {
        within: 'near',
        all: [
          ['幼婴', '#三月龄内'],
          ['婴儿不好', '发热', '#体温三十八', '#低体温'],
        ],
      },
      { within: 'clause', all: ['婴拒奶', '婴温'] },
      { within: 'talk', all: ['#三月龄内', ['发热', '#体温三十八', '#低体温']], none: ['大人热'] },
      {
        within: 'across',
        all: [
          ['#三月龄内', '幼婴'],
          ['发热', '裸热', '#体温三十八', '#低体温'],
        ],
        none: ['大人热'],
      },
      { within: 'across', all: ['#三月龄内', '婴拒奶', ['嗜睡', '昏迷', '儿差']] },
    ],
    advice: '三个月以内的宝宝发热要马上去医院，请不要自己用退烧药。',
    sources: ['triage-common'],
  },
  {
    id: 'febrile-convulsion',
    title: '高热惊厥',
    level: 'emergency',
    rules: [
      { within: 'near', all: [['小孩', '#幼儿'], ['发热', '高热', '#体温三十八'], '儿抽'] },
      { within: 'near', all: [['发热', '高热'], ['儿抽'], '昏迷'] },
      { within: 'near', all: [['高热', '发热'], '抽搐'] },
    ],
    advice: '请让孩子侧卧、松开衣服，不要按人中、不要往嘴里塞东西，看好抽了几分钟。',
    sources: ['triage-common', 'first-aid-common'],
  },
  {
    id: 'ill-child',
    title: '病重的孩子',
    level: 'emergency',
    rules: [{ within: 'near', all: [['小孩', '#幼儿'], '儿差'], none: ['作业'] }],
    advice: '请不要等到天亮，马上去儿科急诊。',
    sources: ['triage-common'],
  },
  {
    id: 'child-breathing',
    title: '小儿呼吸困难',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['犬吠凹陷'] },
      {
        within: 'near',
        all: [
          ['小孩', '#幼儿'],
          ['唇青', '重喘'],
        ],
      },
    ],
    advice: '请抱着孩子保持坐位，不要让他哭闹，不要看喉咙。',
    sources: ['triage-common'],
  },
  {
    id: 'child-ingestion',
    title: '小儿误吞误吸',
    level: 'emergency',
    rules: [
      { within: 'clause', all: ['硬异物', '吞呛'] },
      { within: 'near', all: ['异物', '吞呛', '呛后'] },
      { within: 'near', all: [['小孩', '#幼儿'], '异物', ['呛后', '卡喉']] },
      { within: 'clause', all: [['异物', '硬异物'], '塞入'], level: 'urgent' },
    ],
    advice: '请不要催吐、不要硬抠，把同样的东西带去给医生看。',
    sources: ['triage-common', 'first-aid-common'],
  },
  {
    id: 'intussusception',
    title: '肠套叠',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['阵哭', '果酱便'] },
      { within: 'near', all: ['果酱'] },
      // A lump in the belly of somebody grown is something else.
      {
        within: 'turns',
        all: ['腊肠包', ['小孩', '#幼儿', '幼婴', '#三月龄内', '阵哭']],
      },
    ],
    advice: '请先不喂奶不喂水，马上去儿科急诊。',
    sources: ['triage-common'],
  },
  {
    id: 'torsion',
    title: '睾丸扭转',
    level: 'emergency',
    rules: [
      { within: 'clause', all: ['阴囊', '睾痛', ['突然', '呕吐', '剧痛']] },
      { within: 'near', all: ['阴囊明', '睾痛'] },
      { within: 'near', all: ['男下', '睾痛', '突然'] },
    ],
    advice: '请在6小时内到有泌尿外科急诊的医院，越快越好。',
    sources: ['triage-common'],
  },
  {
    id: 'suicide',
    title: '自杀或自伤',
    level: 'crisis',
    rules: [
      { within: 'near', all: ['自杀'] },
      { within: 'clause', all: ['跳楼处', '跳念'] },
      { within: 'near', all: ['跳念', '想法'] },
    ],
    advice: '',
    sources: ['crisis-common'],
  },
  {
    id: 'harm-psychosis',
    title: '伤人风险或精神病性症状',
    level: 'crisis',
    rules: [
      { within: 'near', all: ['伤人'] },
      { within: 'near', all: ['幻听妄想'] },
    ],
    advice: '请不要和可能受伤的人单独待在一起，把刀具收走；有人身危险时拨打110或120。',
    sources: ['crisis-common'],
  },
  {
    id: 'violence',
    title: '暴力与虐待',
    level: 'safety',
    rules: [{ within: 'near', all: ['家暴'] }],
    advice: '',
    sources: ['safety-common'],
  },
];

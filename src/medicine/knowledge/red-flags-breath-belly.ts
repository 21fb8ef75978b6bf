import type { RedFlagGroup } from './red-flag-row.ts';

/** Breathing, belly, liver, allergy. */
export const breathBellyFlags: readonly RedFlagGroup[] = [
  {
    id: 'dyspnoea',
    title: '严重呼吸困难',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['重喘'] },
      { within: 'near', all: ['唇青'], none: ['冻'] },
      { within: 'near', all: ['#血氧低'] },
    ],
    advice: '请坐直、松开衣领、开窗通风。',
    sources: ['triage-common'],
  },
  {
    id: 'severe-asthma',
    title: '重度哮喘',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['喷雾无效', ['哮喘', '气短', '重喘']] },
      { within: 'near', all: ['哮喘', ['重喘', '唇青']] },
      { within: 'near', all: ['哮喘加重'] },
      { within: 'near', all: ['喷雾失效'] },
    ],
    advice: '请坐直，按医生原来的交代使用急救吸入剂。',
    sources: ['triage-common'],
  },
  {
    id: 'haemoptysis',
    title: '大咯血',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['咯血'], none: ['血丝'] },
      { within: 'near', all: ['血丝瘦'], level: 'urgent' },
    ],
    advice: '请侧卧（已知出血的一侧朝下），把血吐出来，不要憋住。',
    sources: ['triage-common', 'first-aid-common'],
  },
  {
    id: 'choking',
    title: '气道异物',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['卡喉', ['窒息状', '唇青', '重喘']] },
      { within: 'near', all: ['卡喉急'] },
    ],
    advice:
      '还能咳就鼓励用力咳；咳不出、说不出话时，立即用腹部冲击法（海姆立克法），一岁以下用拍背压胸。',
    sources: ['first-aid-common'],
  },
  {
    id: 'pulmonary-embolism',
    title: '肺栓塞',
    level: 'emergency',
    rules: [
      {
        within: 'near',
        all: ['术后久卧', ['气短', '胸闷痛', '重喘'], ['突然', '单腿肿', '胸闷痛', '气短']],
      },
      { within: 'near', all: ['单腿肿', ['气短', '胸闷痛']] },
      { within: 'near', all: ['突然', '气短', ['胸闷痛', '咯血']] },
    ],
    advice: '请不要走动，不要按摩腿。',
    sources: ['triage-common'],
  },
  {
    id: 'pneumothorax',
    title: '气胸',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['一侧胸', ['突然', '吸气痛', '用力起', '重喘', '气短']] },
      { within: 'near', all: ['针刺后', '胸闷痛', '气短'] },
      { within: 'near', all: ['吸气就痛', ['吸气痛', '气短', '突然']] },
    ],
    advice: '请坐着休息，不要用力、不要乘电梯以外的方式上下楼。',
    sources: ['triage-common'],
  },
  {
    id: 'carbon-monoxide',
    title: '一氧化碳中毒',
    level: 'emergency',
    rules: [{ within: 'near', all: ['煤气', ['中毒状', '昏迷', '头痛', '呕吐']] }],
    advice: '请先开窗、关火，把人移到室外通风处，不要点火开灯。',
    sources: ['triage-common', 'first-aid-common'],
  },
  {
    id: 'acute-abdomen',
    title: '急腹症',
    level: 'emergency',
    rules: [
      {
        within: 'near',
        all: ['腹剧痛', ['打滚', '板腹', '呕吐', '大汗', '酒后饱餐', '突然', '剧痛']],
        none: ['经期', '阴囊', '缓解'],
      },
      { within: 'near', all: ['穿背痛', ['酒后饱餐', '呕吐', '大汗', '剧痛']] },
      { within: 'near', all: ['肚子', '打滚'], none: ['经期', '笑'] },
      { within: 'near', all: ['板腹', ['肚子', '痛']] },
      { within: 'near', all: ['酒后饱餐', ['肚子'], ['剧痛', '腹剧痛']] },
      { within: 'near', all: ['痛', '打滚'], none: ['经期'] },
    ],
    advice: '请先不吃不喝，不要吃止痛药，不要揉肚子。',
    sources: ['triage-common'],
  },
  {
    id: 'haematemesis',
    title: '呕血或黑便',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['呕血'], none: ['铁剂'] },
      { within: 'near', all: ['黑便'], none: ['铁剂'] },
    ],
    advice: '请先不吃不喝，侧躺，留一点呕出物或大便的照片给医生看。',
    sources: ['triage-common'],
  },
  {
    id: 'haematochezia',
    title: '大量便血',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['便血多'] },
      { within: 'near', all: ['便带血', '虚脱'] },
    ],
    advice: '请躺下休息，先不吃东西。',
    sources: ['triage-common'],
  },
  {
    id: 'bowel-obstruction',
    title: '肠梗阻',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['停排', ['腹胀吐', '呕吐', '肚子']] },
      { within: 'near', all: ['粪臭'] },
      { within: 'near', all: ['疝卡', ['痛', '呕吐', '停排']] },
      { within: 'near', all: ['停排'] },
      { within: 'near', all: ['腹手术', '腹胀吐', '呕吐'] },
    ],
    advice: '请先不吃不喝，不要吃泻药、不要灌肠。',
    sources: ['triage-common'],
  },
  {
    id: 'appendicitis',
    title: '阑尾炎',
    level: 'urgent',
    rules: [
      { within: 'near', all: ['右下腹', '转移痛'], level: 'emergency' },
      {
        within: 'near',
        all: ['右下腹', ['板腹', '屈腿', '剧痛'], ['痛', '剧痛']],
        level: 'emergency',
      },
      {
        within: 'near',
        all: ['右下腹', '痛', ['发热', '呕吐', '#体温三十八']],
        level: 'emergency',
      },
      { within: 'clause', all: ['右下腹', '痛'] },
    ],
    advice: '请先不吃不喝，不要热敷、不要灌肠。',
    sources: ['triage-common'],
  },
  {
    id: 'dehydration',
    title: '脱水',
    level: 'urgent',
    rules: [
      { within: 'near', all: ['水泻', '脱水'] },
      { within: 'near', all: ['水泻重'] },
      { within: 'clause', all: ['脱水征', '脱水'] },
      { within: 'near', all: ['脱水征'] },
    ],
    advice: '路上请少量多次喝口服补液盐；喝不进、没有尿或人发蔫时请直接去急诊。',
    sources: ['triage-common'],
  },
  {
    id: 'jaundice',
    title: '黄疸或肝损伤',
    level: 'urgent',
    rules: [
      { within: 'near', all: ['黄疸'], none: ['生理性'] },
      { within: 'near', all: ['草药后', '发黄词'], none: ['生理性'] },
      { within: 'near', all: ['尿深', ['乏痒', '草药后', '右上腹']] },
    ],
    advice: '请停用可疑的药或草药，并把它带去医院。',
    sources: ['triage-common'],
  },
  {
    id: 'cholangitis',
    title: '急性胆管炎',
    level: 'emergency',
    rules: [
      {
        within: 'near',
        all: ['右上腹', ['寒战', '发热', '高热', '#体温三十八'], ['痛', '黄疸', '寒战']],
      },
      { within: 'near', all: ['黄疸', ['寒战', '高热', '发热', '#体温三十八']] },
    ],
    advice: '请先不吃不喝。',
    sources: ['triage-common'],
  },
  {
    id: 'anaphylaxis',
    title: '严重过敏反应',
    level: 'emergency',
    rules: [
      { within: 'near', all: ['过敏原', '喉紧'], none: ['咽痛说不出'] },
      { within: 'near', all: ['过敏原', '面肿'] },
      { within: 'near', all: ['过敏原', '疹', ['喘憋', '喉紧']] },
      {
        within: 'near',
        all: ['吃后', ['面肿', '喉紧'], ['马上', '全身疹', '面肿']],
        none: ['咽痛说不出'],
      },
      { within: 'near', all: ['过敏原', ['全身疹'], '过敏重症'] },
      { within: 'near', all: ['全身疹', ['过敏重症', '喉紧']] },
    ],
    advice:
      '请马上停止接触可疑的东西，让人平躺、抬高双腿（喘得厉害就坐着）；医生给过肾上腺素笔的，按交代使用。',
    sources: ['triage-common', 'first-aid-common'],
  },
];

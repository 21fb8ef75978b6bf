import { none, option } from './complaints-question-row.ts';
import type { Question } from './complaints-question-row.ts';
import { moreQuestions } from './complaints-questions-more.ts';

export type { Option, Question } from './complaints-question-row.ts';

export const tongueQuestion: Question = {
  id: 'tongue',
  text: '方便的话照镜子看看舌头（自然光下，离吃饭喝咖啡半小时以上）：舌头的颜色和上面那层苔，更像哪一种？',
  options: [
    option('舌淡，苔白', '舌淡 苔白', '舌红 苔黄 苔黄腻 苔少'),
    option('舌淡红，苔薄白', '舌淡红 苔薄白', '舌红 苔黄 苔黄腻 苔少'),
    option('舌红，苔薄黄', '舌红 苔薄黄', '舌淡 苔白腻 苔少'),
    option('舌红，苔黄腻', '舌红 苔黄腻', '舌淡 苔薄白 苔少'),
    option('舌红，苔少', '舌红 苔少', '舌淡 苔腻 苔黄腻 苔白腻'),
    option('苔白厚腻', '苔白腻', '苔少 苔黄腻'),
    option('舌头暗紫，有瘀点', '舌紫暗 舌有瘀点'),
    option('看不清', ''),
  ],
};

const firstQuestions: readonly Question[] = [
  {
    id: 'cold-heat',
    text: '怕冷和发热，您更接近哪一种？',
    options: none('不怕冷也不发热', [
      option('怕冷明显，热度不高', '恶寒重发热轻 恶寒', '发热重恶寒轻'),
      option('发热明显，只有一点怕冷', '发热重恶寒轻 发热', '恶寒重发热轻'),
      option('只是怕风', '恶风', '发热 恶寒重发热轻 发热重恶寒轻'),
    ]),
  },
  {
    id: 'warm-cold',
    text: '平时身体偏怕冷，还是偏怕热？',
    options: none('都差不多', [
      option('平时就怕冷，手脚冰凉', '畏寒 四肢不温', '五心烦热'),
      option('手脚心发热', '五心烦热', '畏寒 四肢不温'),
      option('一阵阵发热，夜里睡着出汗', '潮热 盗汗', '畏寒 四肢不温'),
    ]),
  },
  {
    id: 'sweat',
    text: '出汗的情况是怎样的？',
    options: none('出汗和平时一样', [
      option('身上不出汗', '无汗'),
      option('有汗', '汗出', '无汗'),
      option('稍微一动就出汗', '动则汗出 自汗', '无汗'),
      option('睡着了出汗', '盗汗', '无汗'),
    ]),
  },
  {
    id: 'thirst',
    text: '口渴吗？想喝凉的还是热的？',
    options: [
      option('不口渴', '口不渴', '口渴 口干 渴喜冷饮'),
      option('口渴，想喝凉的', '口渴 渴喜冷饮', '口不渴'),
      option('想喝热的', '渴喜热饮', '渴喜冷饮'),
      option('口干，但不想喝', '渴不欲饮 口干', '渴喜冷饮'),
      option('口干，想喝水', '口干'),
    ],
  },
  {
    id: 'nose',
    text: '鼻子怎么样？',
    options: none('鼻子没有不舒服', [
      option('鼻塞，流清鼻涕', '鼻塞 流清涕', '流浊涕'),
      option('流黄稠的鼻涕', '流浊涕', '流清涕'),
      option('鼻子干', '鼻干', '流清涕 流浊涕'),
    ]),
  },
  {
    id: 'throat',
    text: '嗓子怎么样？',
    options: none('嗓子没有不舒服', [
      option('嗓子痛', '咽痛'),
      option('嗓子痒', '咽痒', '咽痛'),
      option('嗓子干', '咽干', '咽痛'),
    ]),
  },
  {
    id: 'body-feel',
    text: '身上和头的感觉，更像哪一种？',
    options: none('身上没什么感觉', [
      option('身上酸痛，头痛', '身痛 头痛', '身重 头重如裹'),
      option('身子沉，头像裹着布', '身重 头重如裹'),
      option('没力气，说话都累', '乏力 气短懒言'),
    ]),
  },
  {
    id: 'before-cold',
    text: '这次以前，身体是哪一种？',
    options: none('平时身体还好', [
      option('平时就容易感冒、没力气', '易感冒 乏力', '五心烦热'),
      option('平时手脚心热，夜里睡着出汗', '五心烦热 盗汗', '易感冒'),
    ]),
  },
  {
    id: 'gut-with-cold',
    text: '肠胃有没有跟着不舒服？',
    options: none('肠胃还好', [
      option('恶心，没胃口', '恶心 纳呆'),
      option('胸口闷', '胸闷'),
      option('拉肚子', '泄泻'),
    ]),
  },
  {
    id: 'sputum',
    text: '有痰吗？是什么样的？',
    options: [
      option('痰白，清稀', '白痰 痰稀', '黄痰 干咳 痰黏难咯'),
      option('痰白，量多', '白痰 痰多', '黄痰 干咳'),
      option('痰黄，黏稠', '黄痰 痰黏难咯', '白痰 痰稀 干咳'),
      option('痰黄，量多', '黄痰 痰多', '白痰 痰稀 干咳'),
      option('痰少，咳不出来', '痰少 痰黏难咯', '痰多 痰稀'),
      option('干咳，没有痰', '干咳 无痰', '痰多 黄痰 白痰 痰稀'),
    ],
  },
  {
    id: 'cough-kind',
    text: '咳起来更像哪一种？',
    options: none('都不像', [
      option('咳声重，嗓子痒', '咳声重浊 咽痒'),
      option('一阵一阵地呛咳', '阵发呛咳'),
      option('早上咳得重', '晨起加重'),
      option('夜里咳得重', '夜间咳甚'),
      option('咳得没力气，一动就气短', '气短 乏力'),
    ]),
  },
  {
    id: 'cough-chest',
    text: '胸口有什么感觉？',
    options: none('胸口没有不舒服', [
      option('咳的时候胸胁痛', '咳引胸痛'),
      option('胸口闷', '胸闷'),
      option('有点喘', '气喘'),
    ]),
  },
  {
    id: 'stomach-kind',
    text: '是怎样的痛？',
    options: none('说不清是哪种痛', [
      option('胃隐隐作痛', '胃脘隐痛', '胃脘刺痛 胃脘灼痛'),
      option('胃胀痛', '胃脘胀痛', '胃脘刺痛'),
      option('胃里灼热痛', '胃脘灼痛', '胃脘冷痛'),
      option('胃冷痛', '胃脘冷痛', '胃脘灼痛'),
      option('胃像针刺一样痛', '胃脘刺痛', '胃脘隐痛'),
    ]).map((item) => (item.label === '说不清是哪种痛' ? { ...item, absent: [] } : item)),
  },
  {
    id: 'stomach-food',
    text: '和吃东西有什么关系？',
    options: none('和吃东西没有关系', [
      option('空腹时痛，吃点东西就好些', '空腹痛 得食痛减', '食后痛甚'),
      option('吃了以后更痛', '食后痛甚', '得食痛减 空腹痛'),
      option('吃撑了或吃坏了以后开始的', '饮食不节', '得食痛减'),
    ]),
  },
  {
    id: 'warm-press',
    text: '用热的敷一敷、用手按一按，会怎样？',
    options: none('没什么变化', [
      option('热敷舒服，喜欢按着', '得温痛减 喜按', '拒按 得凉则舒'),
      option('热敷舒服，但不让按', '得温痛减 拒按', '喜按 得凉则舒'),
      option('凉的舒服', '得凉则舒', '得温痛减'),
      option('不让按，按着更痛', '拒按', '喜按'),
    ]),
  },
  {
    id: 'stomach-with',
    text: '还有下面哪一种？',
    options: none('这些都没有', [
      option('打嗝', '嗳气'),
      option('反酸，有酸腐气', '嗳腐吞酸'),
      option('口苦，口黏', '口苦 口黏'),
      option('饿了又不想吃', '饥不欲食'),
      option('吐清水', '吐清水'),
    ]),
  },
  {
    id: 'pain-place',
    text: '痛的地方固定吗？',
    options: [
      option('固定在一处', '痛处固定', '痛处不定'),
      option('位置不固定，会窜', '痛处不定', '痛处固定'),
    ],
  },
  {
    id: 'anger',
    text: '和情绪有关系吗？',
    options: none('和情绪没有关系', [
      option('生气、紧张时加重', '情志不遂'),
      option('近来急躁，容易发火', '急躁易怒'),
      option('总是焦虑', '焦虑'),
    ]),
  },
  {
    id: 'stool',
    text: '大便怎么样？',
    options: [
      option('大便正常', '大便可', '便溏 大便干结 大便黏滞'),
      option('大便稀', '便溏', '大便干结'),
      option('大便干', '大便干结', '便溏'),
      option('大便黏', '大便黏滞', '大便干结'),
    ],
    toldBy: ['便秘', '泄泻'],
  },
  {
    id: 'energy',
    text: '精神和力气怎么样？',
    options: none('精神和力气都好', [
      option('乏力，容易累', '乏力'),
      option('一动就气短、出汗', '气短 动则汗出'),
      option('困倦，总想睡', '困倦'),
    ]),
  },
  {
    id: 'face',
    text: '脸色和头有什么变化？',
    options: none('没有变化', [
      option('脸色差，头晕', '面色少华 头晕'),
      option('脸红', '面红', '面色少华'),
      option('心慌', '心悸'),
    ]),
  },
  {
    id: 'appetite',
    text: '胃口怎么样？',
    options: [
      option('胃口正常', '纳可', '纳呆 食后腹胀'),
      option('没胃口', '纳呆', '纳可'),
      option('吃了就胀', '食后腹胀'),
      option('怕油腻', '厌油腻'),
    ],
  },
  {
    id: 'waist',
    text: '有没有腰酸腿软或耳鸣？',
    options: none('腰和耳朵都没事', [
      option('腰酸腿软', '腰膝酸软'),
      option('耳鸣', '耳鸣'),
      option('腰酸腿软，也耳鸣', '腰膝酸软 耳鸣'),
    ]),
  },
  {
    id: 'diarrhoea-stool',
    text: '拉出来的是什么样的？',
    options: [
      option('像水一样，清稀', '水样便', '大便色黄 大便臭秽'),
      option('又黄又臭', '大便色黄 大便臭秽', '水样便 完谷不化'),
      option('有没消化的食物', '完谷不化', '大便色黄'),
      option('大便黏，拉不干净', '大便黏滞 大便不尽', '水样便'),
      option('不成形，软的', '便溏', '水样便 大便臭秽'),
    ],
  },
  {
    id: 'diarrhoea-belly',
    text: '拉之前和之后，肚子怎样？',
    options: none('肚子不痛', [
      option('一痛就要拉，拉完还痛', '腹痛即泻 泻后痛不减', '泻后痛减'),
      option('肚子痛，拉完就不痛了', '泻后痛减', '泻后痛不减'),
      option('肚子冷痛，咕噜咕噜响', '腹部冷痛 肠鸣', '肛门灼热'),
    ]),
  },
  {
    id: 'diarrhoea-trigger',
    text: '什么时候容易拉？',
    options: none('没有规律', [
      option('受凉以后', '受凉'),
      option('吃坏了或吃多了以后', '饮食不节'),
      option('一紧张生气就拉', '情志不遂'),
      option('吃油腻就拉', '食油腻即泻'),
      option('天不亮就要拉', '五更泻'),
    ]),
  },
  {
    id: 'anus',
    text: '肛门有没有灼热感？',
    options: [option('肛门灼热', '肛门灼热'), option('肛门没有灼热', '', '肛门灼热')],
  },
  {
    id: 'constipation-stool',
    text: '大便更像哪一种？',
    options: [
      option('大便干硬', '大便干结', '排便无力'),
      option('干得像羊屎', '大便如羊屎 大便干结', '排便无力'),
      option('不干，就是没力气排', '排便无力', '大便干结 大便如羊屎'),
      option('总觉得排不干净', '大便不尽', '大便如羊屎'),
    ],
  },
  {
    id: 'constipation-with',
    text: '还有下面哪一种？',
    options: none('这些都没有', [
      option('口臭，肚子胀', '口臭 腹胀'),
      option('打嗝，两肋胀', '嗳气 胸胁胀满'),
      option('一用力就出汗、气短', '气短 动则汗出'),
      option('头晕，心慌', '头晕 心悸'),
      option('心烦，手脚心热', '心烦 五心烦热'),
    ]),
  },
  {
    id: 'sleep-kind',
    text: '睡不好更像哪一种？',
    options: [
      option('入睡困难', '入睡困难'),
      option('多梦，容易醒', '多梦 易醒', '彻夜不眠'),
      option('容易惊醒', '易惊醒'),
      option('醒得太早', '早醒'),
      option('几乎整夜睡不着', '彻夜不眠'),
    ],
  },
  {
    id: 'sleep-with',
    text: '同时有下面哪一种？',
    options: none('这些都没有', [
      option('心慌，健忘', '心悸 健忘'),
      option('急躁，口苦', '急躁易怒 口苦'),
      option('心烦，手脚心热', '心烦 五心烦热'),
      option('痰多，胸闷', '痰多 胸闷'),
      option('胆小，容易受惊', '善惊易恐'),
    ]),
  },
  {
    id: 'worry',
    text: '睡不好之前，有没有下面的情况？',
    options: none('都没有', [
      option('想得太多', '思虑过度'),
      option('生了气', '情志不遂'),
      option('总是焦虑', '焦虑'),
    ]),
  },
  {
    id: 'palpitation',
    text: '有没有心慌？',
    options: [option('心慌', '心悸'), option('没有心慌', '', '心悸')],
  },
  {
    id: 'head-kind',
    text: '是怎样的头痛？',
    options: [
      option('头胀痛', '头胀痛', '头空痛 头刺痛'),
      option('头重，像裹着布', '头重如裹', '头刺痛 头空痛'),
      option('头像针刺一样痛', '头刺痛', '头空痛 头重如裹'),
      option('头隐隐作痛', '头隐痛', '头刺痛 头胀痛'),
      option('头空痛', '头空痛', '头胀痛 头刺痛'),
    ],
  },
  {
    id: 'head-place',
    text: '主要痛在哪里？',
    options: [
      option('两侧头痛', '两侧头痛'),
      option('前额痛', '前额痛'),
      option('后脑勺痛，脖子发紧', '后头痛 项强'),
      option('头顶痛', '巅顶痛'),
    ],
  },
  {
    id: 'head-trigger',
    text: '什么时候会加重？',
    options: none('没有规律', [
      option('吹风受凉', '头痛遇风加重 受凉'),
      option('生气、紧张', '情志不遂'),
      option('累了以后', '劳累加重'),
      option('阴雨天', '天气变化加重'),
    ]),
  },
  {
    id: 'head-with',
    text: '还有下面哪一种？',
    options: none('这些都没有', [
      option('头晕，脸红', '头晕 面红'),
      option('恶心，痰多', '恶心 痰多'),
      option('心慌，脸色差', '心悸 面色少华'),
      option('发烧，嗓子痛', '发热 咽痛'),
    ]),
  },
  {
    id: 'menses-time',
    text: '什么时候痛得最厉害？',
    options: [
      option('经前和第一天', '经前腹痛', '经后腹痛'),
      option('快结束或结束以后', '经后腹痛', '经前腹痛'),
    ],
  },
  {
    id: 'menses-kind',
    text: '小肚子是怎样的痛？',
    options: [
      option('小肚子冷痛，热敷就轻', '小腹冷痛 得温痛减', '小腹灼痛'),
      option('小肚子胀痛，不让按', '小腹胀痛 拒按', '喜按'),
      option('小肚子灼热痛', '小腹灼痛', '得温痛减 小腹冷痛'),
      option('隐隐作痛，喜欢按着', '隐痛 喜按', '拒按'),
    ],
  },
  {
    id: 'menses-blood',
    text: '经血是什么样的？',
    options: [
      option('颜色暗，有血块', '经色紫暗 经有血块', '经色淡 经色鲜红'),
      option('颜色淡，质地稀', '经色淡 经质稀', '经有血块 经色紫暗'),
      option('颜色红，质地稠', '经色鲜红 经质黏稠', '经色淡'),
    ],
  },
  {
    id: 'menses-with',
    text: '同时还有下面哪一种？',
    options: none('这些都没有', [
      option('乳房胀，脾气急', '经前乳胀 急躁易怒'),
      option('手脚冰凉', '四肢不温'),
      option('白带黄，有异味', '带下色黄 带下异味'),
      option('乏力，脸色差', '乏力 面色少华'),
    ]),
  },
  {
    id: 'menses-amount',
    text: '月经的量怎么样？',
    options: [
      option('经量少', '经量少', '经量多'),
      option('经量多', '经量多', '经量少'),
      option('经量正常', '', '经量少 经量多'),
    ],
  },
];

/** Every question with answers that can be tapped, but for the one on the tongue. */
export const questions: readonly Question[] = [...firstQuestions, ...moreQuestions];

export function questionNamed(id: string): Question | undefined {
  return id === tongueQuestion.id ? tongueQuestion : questions.find((item) => item.id === id);
}

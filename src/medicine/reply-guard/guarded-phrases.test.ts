import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReplyGuard } from './reply-guard.ts';
import { costlyRuns } from '#test/full.ts';
import { man } from '#test/medicine/man.ts';

function inPieces(text: string, length: number): string {
  const guard = createReplyGuard(man);
  let out = '';
  for (let at = 0; at < text.length; at += length) out += guard.push(text.slice(at, at + length));
  return out + guard.end();
}

/** The text as it is shown: the same however it comes. */
function shown(text: string): string {
  const whole = inPieces(text, Math.max(1, text.length));
  for (const length of [1, 2, 3, 5, 7]) expect(inPieces(text, length)).toBe(whole);
  return whole;
}

const cut: Record<string, [note: string, sentences: readonly string[]]> = {
  'stops a medicine': [
    '此处略去一句',
    [
      '缬沙坦暂时停用',
      '停掉波立维',
      '缬沙坦可以自行停用',
      '胰岛素不必再打',
      '胰岛素已经用不着再打了',
      '激素可以自己慢慢减下来',
      '不再需要服用降压药',
      '没必要继续吃二甲双胍了',
      '西药伤身，慢慢就不用吃了',
      '他汀吃久了伤肝，可以不吃',
      '停\n用降压药',
      '厄贝沙坦您自己看情况减',
      '把阿托伐他汀戒了吧',
      '抗抑郁药会上瘾，干脆不吃',
      '您可以停\n掉降\n压药',
      '停\n掉\n降\n压\n药',
      '可以停掉降&#21387;药',
      '可以停掉<b>降</b><b>压</b>药',
      '华法林这段时间先断一断，就不用吃了',
    ],
  ],
  'keeps from a doctor': [
    '此处略去一句',
    [
      '不用去医院，这是小病',
      '不需要看医生',
      '没必要去急诊',
      '暂时不用去急诊',
      '大可不必跑医院',
      '先不用急着去医院',
      '先别去看医生',
      '无需就医',
      '先观察几天再去医院也不迟',
      '用不着找大夫',
      '没必要挂急诊',
      '医院就不用去了',
      '去医院没必要',
      '不看医生也行',
      '在家扛一扛再说',
      '不要紧的，不用去医院',
    ],
  ],
  'fixes a disease': [
    '此处略去一句',
    [
      '这是典型的胃溃疡',
      '这是很典型的偏头痛病',
      '您可确诊胃癌',
      '八成是胃癌了',
      '这明显是肺炎',
      '确诊胃癌',
      '断定：确诊慢性肾病',
      '就是典型的更年期综合征',
    ],
  ],
  promises: [
    '此处略去一句',
    [
      '纯天然无毒，可以放心长期吃',
      '这个方子可以放心长期喝',
      '天天吃也没事',
      '无毒无害，老少皆宜',
      '零风险',
      '吃这个绝对没副作用',
      '一直喝不会有任何问题',
      '长期服用也安全',
    ],
  ],
  'says to be a doctor': [
    '此处略去一句',
    [
      '我是张医生',
      '我是北京协和医院的李主任',
      '我叫王建国，我就是中医博士',
      '作为一名老中医专家，我建议早睡',
      '来我的门诊看吧',
      '我是您的主治医生',
    ],
  ],
  'names a brand': ['此处略去一句', ['推荐同仁堂的产品', '可以去九芝堂买', '汤臣倍健的就挺好']],
  'invents how somebody looks': [
    '此处略去一句',
    ['您脸色发白', '看您面色萎黄', '您的嘴唇偏紫', '从您的气色来说是气虚'],
  ],
  'names a poison': [
    '此处略去一句',
    [
      '可以用硃砂',
      '可以用辰砂',
      '可用朱-砂',
      '可以用雄磺泡酒',
      '可以用广防已',
      '可以用大黄䗪虫丸',
      '罂粟壳炖肉',
      '砒<b></b>霜少许',
      '砒&#38684;少许',
      '砒<!-- 好 -->霜少许',
      '砒`霜`少许',
      '砒|霜少许',
      '砒，霜少许',
      '可以用砒。霜',
      '可以用朱。砂泡水',
      '加朱、砂一点',
      '马，钱子',
      '罂粟、壳炖肉',
      '可用川、乌泡酒',
      '硃；砂',
      '可以用生川鸟',
      '砒\n霜\n少\n许',
      'a little cinnabar or realgar',
    ],
  ],
  'sets together what must not meet': [
    '此处略去一句',
    [
      '可以用附，子和半夏',
      '可以用附<!-- -->子 半夏',
      '可以用<i>附</i>子配&#x534a;夏',
      '可以用海藻\n甘草',
    ],
  ],
  'gives a sedative': ['此处略去一句', ['您可以吃一片安定', '睡不着就吃半片佐匹克隆']],
};

describe('a sentence of a model', () => {
  for (const [what, [note, sentences]] of Object.entries(cut)) {
    it.each(sentences)(`that ${what} is cut: %s`, (sentence) => {
      expect(shown(sentence)).toContain(note);
      expect(shown(`多喝温水。\n${sentence}\n\n有变化请说。`)).toMatch(
        /^多喝温水。\n[^]*\n\n有变化请说。$/u,
      );
    });
  }

  it.each([
    '黄芪用量十五到二十',
    '剂量：黄芪拾伍',
    '半斤黄芪',
    '黄芪0.5斤',
    '黄芪一把',
    '一大把黄芪',
    '黄芪两勺',
    '取黄芪二十片',
    '黄芪⑮克',
    '黄芪㉕克',
    '黄芪15㎎',
    '黄芪𝟏𝟓克',
    '黄芪15&amp;nbsp;克',
    '黄芪15&nbsp;克',
    '黄芪*15',
    '黄芪&#49;&#53;克',
    '<b>黄</b><b>芪</b> <i>15</i>克',
    '黄\n芪\n1\n5\n克',
    '黄芪15000毫克',
    '黄芪一钱半',
    '黄芪（15）党参（10）',
    '黄芪15党参10',
    '黄芪 `15` 克',
    '黄芪15公分',
    '黄芪：十五公分',
    '黄芪（15公分）',
    '15公分黄芪',
    '黄芪❶❺克',
    '黄芪➀➄克',
    '黄芪⓯克',
    '黄芪⓵⓹克',
    '黄芪㉈克',
    '黄芪⑴⑸克',
    '黄芪⒖克',
    '黄芪🄂🄆克',
    '黄芪¹⁵克',
    '黄芪㈩克',
    '黄芪㊉㊄克',
    '黄芪〡〥克',
    '黄芪١٥克',
    '黄芪1️⃣5️⃣克',
    '黄芪🔟克',
    '黄芪⑮党参⑩',
    '黄芪 ten grams',
    '黄芪 Twenty-Five g',
    '黄芪 one hundred and twenty grams',
    '黄芪 ten to fifteen g',
    '黄芪 ten克',
    'fifteen grams of 黄芪',
  ])('that gives a dose loses it and nothing is left of it: %s', (sentence) => {
    const out = shown(sentence);
    expect(out).toContain('剂量须由执业中医师');
    expect(out.replace(/（此处[^）]*）/u, '')).toBe('');
  });

  it('keeps its names whole where they hold a numeral or a unit', () => {
    expect(shown('三七十克')).toContain('剂量须由');
  });

  it('tells old grams beside a herb from the length of something else', () => {
    expect(shown('黄芪10公分')).toContain('剂量须由');
    expect(shown('黄芪泡水，肿块2公分')).toBe('黄芪泡水，肿块2公分');
  });

  it.each(['huangqi fifteen grams', 'Fifteen g of Huang Qi'])(
    'that gives a dose in English words loses it: %s',
    (sentence) => {
      expect(shown(sentence)).not.toMatch(/fifteen/iu);
    },
  );

  it.each(['huangqi 15g', 'Astragalus 15 grams', '15 g of Huang Qi'])(
    'that gives a dose under a foreign name loses it: %s',
    (sentence) => {
      expect(shown(sentence)).not.toMatch(/15/u);
    },
  );
});

describe('honest words', () => {
  it.each([
    '不要自行停用降压药。',
    '如果加重请及时去医院。',
    '我不建议您自己把胰岛素减下来。',
    '降压药要不要停，请问开药的医生。',
    '请不要以为好转了就不用吃降糖药。',
    '二甲双胍不用空腹吃，跟着饭吃就好。',
    '忘了吃降压药，下一次照常吃就可以，不用补吃双份降压药。',
    '别因为路远就不去医院。',
    '如果三天内好了，就不用去医院了。',
    '不用等，请马上去急诊。',
    '不用担心，去医院看一看就放心了。',
    '是不是胃溃疡，要做胃镜才能确诊胃溃疡。',
    '这不是典型的胃溃疡，也可能是别的原因。',
    '胃溃疡的典型表现是饭后痛。',
    '我不是医生，我是一个按规则推理的程序。',
    '请告诉我是哪位医生看的。',
    '我是专门做中医问诊的程序。',
    '降压药每天同一个时间吃，不要停。',
    '医生让停的药就停，别自己决定。',
    '不需要看手机，早点睡。',
    '先看门诊，再决定要不要住院。',
    '明显加重时去医院。',
    '典型的一天怎么吃，您说说看。',
    '天天吃蔬菜，长期坚持锻炼。',
    '一两天不见好就去看医生。',
    '大黄酒后不要吃。',
    '去医院前不需要空腹。',
    '我是人工智能助手，不能代替医生。',
    '纯天然不等于无毒，中药也会伤肝伤肾。',
    '任何药都不要长期吃，不是天天吃也没事。',
    '隔着屏幕我看不到您的脸色，您可以自己照照镜子。',
    '您的脸色有没有发白？',
    '朱砂有毒，不要自己用。',
    '附子和半夏不宜同用。',
    '安定不要自己加量，请问开药的医生。',
    '生姜三片、红枣五枚煮水，趁热喝。',
    '早餐吃两片面包，一把坚果。',
    '血压 <140/90 mmHg 就算达标 & 请每天量一次。',
    '① 多喝温水\n② 早点睡\n③ 加重就去医院',
    '建议\n多喝水\n少熬夜\n有变化再说',
    '每天走6000步，先从15分钟开始。',
    '您在吃缬沙坦，请继续按医生说的吃。',
    '没有谁能说零风险，有不舒服就去看医生。',
    '观察两天，没有好转就去医院。',
    '**重点**：_按时_吃药，`38.5℃` 以上去医院。',
    'Please keep taking your pills and see a doctor if it gets worse.',
    '肿块2公分，身高170公分，可以用黄芪调一调。',
    '艾条离皮肤3公分，温和就好。',
    '附件囊肿3公分要复查，黄芪先不急。',
    '葱白10公分切段煮粥。',
    '附，子女都可以看。',
    '见附。子时前睡。',
    '甘草、乌梅泡水。',
    '花、草、乌龟都别放卧室。',
    '颜色有雌、雄、黄、白几种。',
    '下巴、豆腐一样软。',
    '姓朱。砂锅炖的粥养胃。',
    '喝点水、银耳汤。',
    '大便偏红、粉红或黑，都要去医院。',
    '病情轻，粉尘也要少吸。',
    '①黄芪 ②党参 ③白术',
    '❶黄芪❷党参❸白术',
    '1️⃣ 黄芪 2️⃣ 党参',
    '黄芪¹、党参²补气。',
    '白细胞 10×10⁹/L 以内，BMI 24 kg/m² 以下。',
    '🌿 今天早点休息 😊 ❤️',
    'Ginseng is often one of ten herbs in green tea.',
    'One or two cups of water, then ten minutes of rest.',
  ])('pass as they are: %s', (sentence) => {
    expect(shown(sentence)).toBe(sentence);
  });

  it('come when their sentence is complete', () => {
    const guard = createReplyGuard(man);
    expect(guard.push('今天先早点休息，')).toBe('');
    expect(guard.push('多喝温水。\n明天')).toBe('今天先早点休息，多喝温水。\n');
  });
});

it('a stream in disguise comes out the same however it is cut', () => {
  const part = fc.constantFrom(
    ...'黄 芪 附 子 半 夏 砒 霜 朱 砂 川 乌 泡 停 用 掉 降 压 药 克 公分 1 5 十 ⑮ 𝟏 ❶ ㉈ 🄂 🔟 1️⃣ 🌿 ten twenty-five g of - • * ` _ 。 ； ， 、 不用 去医院 我是 医生 您 可以 典型 的 胃炎 &#49; &#38684; &amp;nbsp; &nbsp; &# & ; <b> </b> <!-- --> < > <! huangqi grams 脸色 发白 同仁堂 安定 一把'.split(
      ' ',
    ),
    '\n',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      (parts, size) => {
        const text = parts.join('');
        expect(inPieces(text, size)).toBe(inPieces(text, Math.max(1, text.length)));
      },
    ),
    { numRuns: costlyRuns(2000) },
  );
});

it.each(['白萝卜切成片，用蜂蜜腌一晚，喝那个汁', '喝完姜汤盖上被子，微微出汗就好'])(
  'is no first-aid myth: %s',
  (sentence) => {
    expect(shown(sentence)).toBe(sentence);
  },
);

it.each(['盖两床棉被发一身大汗就退烧了'])('is one: %s', (sentence) => {
  expect(shown(sentence)).not.toBe(sentence);
});

it('who takes a person to a private healer is one', () => {
  expect(shown('朋友带你去他表哥的诊所扎针。')).toContain('此处略去');
});

describe('an amount that is swallowed already', () => {
  it.each([
    '您十分钟内吃下了二十片对乙酰氨基酚，马上去急诊，不要催吐。',
    '孩子吞了十来粒铁片，请立刻拨打120。',
    '请把药盒带上，告诉医生一次吃了十二片布洛芬。',
    '喝下了50毫升农药，立刻打120，不要催吐。',
    '他吞下三十片安眠药，马上打120。',
  ])('does not cut what sends to help: %s', (sentence) => {
    expect(shown(sentence)).toBe(sentence);
  });

  it.each([
    '吃了两片布洛芬没退烧，再吃两片，还不行就去医院。',
    '对乙酰氨基酚一次吃三片，疼得厉害去医院。',
    '我当年吃了三片布洛芬就好了。',
    '张医生说吃了6克附子才有效，不行再去医院。',
    '一般吃了两片布洛芬还烧，再去医院看。',
    '吃了三片布洛芬，不用去急诊。',
  ])('excuses no other amount: %s', (sentence) => {
    expect(shown(sentence)).toContain('此处略去');
  });
});

it.each(['请一位朋友陪您去精神科门诊。', '让家里人带您去门诊看病。'])(
  'who accompanies is no private contact: %s',
  (sentence) => {
    expect(shown(sentence)).toBe(sentence);
  },
);

describe('what the built-in engine repeats of the person', () => {
  const said = '脚疼，那回是喝啤酒吃毛蛤，我妈也是';
  const through = (text: string, repeatable: string): string => {
    const guard = createReplyGuard({ ...man, medicines: ['非布司他'] }, said, repeatable);
    return guard.push(text) + guard.end();
  };

  it.each(['您主要是“那回是喝啤酒吃毛蛤”（前年）。', '那回是喝啤酒吃毛蛤，您妈妈也是，记下了。'])(
    'is no advice: %s',
    (text) => {
      expect(through(text, said)).toBe(text);
    },
  );

  it('exempts nothing that it adds, and no words of a model', () => {
    expect(through('布洛芬一次吃两片，那回是喝啤酒吃毛蛤。', said)).toContain('此处略去一句');
    expect(through('您主要是“那回是喝啤酒吃毛蛤”（前年）。', '')).toContain('此处略去一句');
  });
});

describe('what is judged by the situation', () => {
  const shownTo = (person: Parameters<typeof createReplyGuard>[0], text: string): string => {
    const guard = createReplyGuard(person);
    return guard.push(text) + guard.end();
  };

  it('is waiting, which under an open alarm only a warning may speak of', () => {
    const waiting = '多数是劳累所致，静卧休息一晚通常可自行缓解，无需前往急诊。';
    const open = { ...man, redFlagOpen: true };
    expect(shownTo(open, waiting)).toContain('此处略去');
    const warning = '不要等到明天再去医院，现在就打120。';
    expect(shownTo(open, warning)).toBe(warning);
  });

  it('is what a baby gets, not what its nursing mother eats', () => {
    const mother = { ...man, sex: '女' as const, ageYears: 0.3, lactating: true };
    const own = '每天喝一杯牛奶，多喝水。';
    expect(shownTo(mother, own)).toBe(own);
    expect(shownTo(mother, '给宝宝喂点蜂蜜水。')).toContain('此处略去');
  });

  it('is the cell that a claim stands in', () => {
    const table = '| 问 | 答 |\n| --- | --- |\n| 多久能好 | 保证三个月断根，永不复发 |\n';
    expect(shownTo(man, table)).toMatch(/\| 多久能好 \| （此处略去[^|]*\|\n$/u);
  });

  it('is a claim that is told to warn of it', () => {
    const warning = '宣传“一次断根”的机构请提高警惕。';
    expect(shownTo(man, warning)).toBe(warning);
  });
});

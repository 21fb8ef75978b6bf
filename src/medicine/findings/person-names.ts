import { allergiesIn } from './allergy-names.ts';
import { boundedCache } from './bounded-cache.ts';
import { questionsIn, stanceOf } from './lean-on-question.ts';
import { medicineStatus } from './medicine-status.ts';

export type PersonNames = {
  allergies?: string[];
  medicines?: string[];
  chronicDiseases?: string[];
};

const diseases =
  '高血压 糖尿病 冠心病 心脏病 心衰 房颤 脑梗 脑出血 中风 哮喘 慢阻肺 肺结核 乙肝 丙肝 肝硬化 脂肪肝 胆结石 胆囊炎 胃溃疡 十二指肠溃疡 慢性胃炎 萎缩性胃炎 胃炎 肾病 肾炎 肾结石 尿毒症 肾功能不全 甲亢 甲减 痛风 高血脂 癫痫 抑郁症 焦虑症 帕金森 类风湿 红斑狼疮 贫血 蚕豆病 青光眼 前列腺增生 子宫肌瘤 子宫内膜异位 多囊卵巢 肿瘤 癌 血友病 血小板减少 免疫缺陷 强直性脊柱炎 颈椎病 腰椎间盘突出 鼻炎'.split(
    ' ',
  );
const medicines =
  '阿司匹林 氯吡格雷 华法林 利伐沙班 达比加群 降压药 降糖药 二甲双胍 胰岛素 他汀 地高辛 利尿药 激素 强的松 泼尼松 甲泼尼龙 布洛芬 对乙酰氨基酚 头孢 阿莫西林 左氧氟沙星 甲硝唑 奥美拉唑 雷贝拉唑 铝碳酸镁 优甲乐 避孕药 安眠药 安定 艾司唑仑 佐匹克隆 抗抑郁药 舍曲林 氟西汀 帕罗西汀 奥氮平 抗凝药 硝酸甘油 速效救心丸 倍他乐克 美托洛尔 氨氯地平 硝苯地平 缬沙坦 厄贝沙坦 沙丁胺醇 布地奈德 孟鲁司特 氯雷他定 西替利嗪 异烟肼 利福平 环孢素 甲氨蝶呤 感冒药 感冒灵 退烧药 止痛药 止泻药 蒙脱石散 益生菌 抗生素 消炎药 中药 中成药 人参 西洋参 当归 三七 丹参 甘草 枸杞 黄芪 六味地黄丸 藿香正气水 连花清瘟 板蓝根'.split(
    ' ',
  );
const noneWords = /(?:没有?|无|未|否认)(?:任何|什么|明确的?)?/u;

type Holds = (at: number, name: string) => boolean;

function named(text: string, names: readonly string[], holds: Holds): string[] {
  const found = names.filter((name) => {
    const at = text.indexOf(name);
    if (at < 0) return false;
    const clause = clauseBefore(text, at);
    return (
      !/(?:妈|爸|爷爷|奶奶|父亲|母亲|家族|老公|老婆|他)[^我]*$/u.test(clause) && holds(at, name)
    );
  });
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 14), at);
  return before.slice(Math.max(before.lastIndexOf('，'), before.lastIndexOf('。')) + 1);
}

const cache = boundedCache<PersonNames>(512);

/** Names of allergies, medicines taken and lasting diseases in one normalised text. */
export function namesIn(text: string, question: string): PersonNames {
  const asked = questionsIn(question);
  return cache(`${asked}\0${text}`, () => readNames(text, asked));
}

function readNames(text: string, asked: string): PersonNames {
  const saysNone = stanceOf(text) === 'no';
  const names: PersonNames = {};
  const mayBeTaken = /吃[^，。？]*药|什么药|用药|服药/u.test(asked);
  const allergies = allergiesIn(text, asked, (name) => mayBeTaken && medicines.includes(name));
  if (allergies !== undefined) names.allergies = allergies;
  const taken = named(text, medicines, (at, name) => medicineStatus(text, at, name) === 'taken');
  const noMedicine = /(?:没有?|未|不)(?:在)?(?:吃|服用?|用)(?:什么|任何|其他|别的)?药/u.test(text);
  if (taken.length > 0) names.medicines = taken;
  else if (noMedicine || (saysNone && /吃[^，。？]*药|用药|服药/u.test(asked)))
    names.medicines = [];
  const chronic = named(text, diseases, (at) => !noneWords.test(clauseBefore(text, at)));
  const noDisease =
    /(?:没有?|无|未)(?:什么|任何|其他)?(?:慢性病|基础病|基础疾病|别的病|其他病|老毛病|大病|疾病)|身体健康|以前身体很?好/u.test(
      text,
    );
  if (chronic.length > 0) names.chronicDiseases = chronic;
  else if (noDisease || (saysNone && /慢性病|基础病|高血压|糖尿病|疾病/u.test(asked)))
    names.chronicDiseases = [];
  return names;
}

export type Stripped = {
  /** The text without fillers and inner negators. */
  text: string;
  /** For each unit of `text` (and one past the end) its place in the full text. */
  at: number[];
  /** Places in the full text where a negator was taken out. */
  negators: number[];
};

const fillers =
  '有一点点 有一点 有点儿 有点 有些 一点点 一点儿 一点 稍微 略微 微微 稍稍 比较 特别 非常 十分 相当 真的 实在 确实 好像 似乎 感觉 觉得 总是 老是 一直 经常 常常 时常 时不时 偶尔 有时候 有时 反复 最近 这几天 这两天 这段时间 今天 昨天 现在 又开始 开始 突然 忽然 一下子 隐隐约约 隐隐 一阵阵 一阵一阵 阵阵 一阵 持续 阵发性 剧烈 轻微 轻度 明显 严重 出现 那么 这么 那种 这种 里面 那里 这里 倒是 也 又 还 就 都 很 挺 太 特 超 老 总 会 有 的 地 得 在 是 了 着 过 再 更 倒 并 里 部 儿 直 真 怪 嘎嘎 嗷嗷 贼 巨 钻心 老鼻子'.split(
    ' ',
  );
const negators =
  '不怎么 不是很 不太 不大 不会 不觉得 没觉得 没怎么 没什么 没有 没啥 没再 不再 并不 从不 没'.split(
    ' ',
  );
const deniable =
  '痛痒酸胀干渴苦臭黏稠黄白红肿热烫凉冷烧吐泻拉咳喘晕闷慌堵塞麻硬软稀多重沉出流频急淡烦';

const pieces = new RegExp(
  `${[...fillers, ...negators].toSorted((a, b) => b.length - a.length).join('|')}|一(.)一\\1地?|不(?=[${deniable}])|好(?=[${deniable}])`,
  'gu',
);
const negatorSet = new Set([...negators, '不']);

/** Takes adverbs and the like out of a normalised text: 肚子一直有点痛 → 肚子痛. */
export function stripFillers(text: string): Stripped {
  const stripped: Stripped = { text: '', at: [], negators: [] };
  let from = 0;
  const keep = (to: number): void => {
    for (let at = from; at < to; at += 1) stripped.at.push(at);
    stripped.text += text.slice(from, to);
  };
  for (const match of text.matchAll(pieces)) {
    keep(match.index);
    if (negatorSet.has(match[0])) stripped.negators.push(match.index);
    from = match.index + match[0].length;
  }
  keep(text.length);
  stripped.at.push(text.length);
  return stripped;
}

// What a person says of a medicine by its name: that it is taken, was stopped, or is only asked about.

/** `stopped` also holds of what was prescribed and never taken. */
export type MedicineStatus = 'taken' | 'stopped' | 'considered';

/** Herbs and ready-made Chinese medicines: asking about one says nothing of taking it. */
const chineseMedicines = new Set(
  '中药 中成药 人参 西洋参 当归 三七 丹参 甘草 枸杞 黄芪 六味地黄丸 藿香正气水 连花清瘟 板蓝根'.split(
    ' ',
  ),
);

const take = '(?:吃|喝|服用?|用|打|泡)';
const number = '[\\d一二两三四五六七八九十几半多]';
const denied = new RegExp(
  `(?:没有?|未|不)(?:(?:再|在|怎么|敢|能|想|爱)?${take}[^，。；了]{0,6}|含|是)?$`,
  'u',
);
const takenUntilNow = new RegExp(
  `在${take}|正${take}|一直${take}|${take}着|${take}了|继续|接着|还能${take}`,
  'u',
);
const pastBefore = new RegExp(
  `(?:以前|之前|从前|过去|原来|早年|那时)[^，。；]{0,4}${take}过?[^，。；]{0,4}$`,
  'u',
);
const notTakenAfter = new RegExp(
  `^[^，。；！？]{0,8}[，、]?(?:但是?|可是?|不过)?[^，。；！？]{0,4}(?:没有?|未)(?:敢|再|怎么)?${take}`,
  'u',
);
const stoppedBefore = /(?<![没不别能敢想要])停(?:了|掉|用|服|药)[^，。；]{0,2}$/u;
const stoppedAfter = new RegExp(
  `^[^，。；！？停]{0,8}(?<![没不别能敢想要])停(?:了|掉|用|服|药)|^[^，。；！？停]{0,8}(?:已经|早就?|现在)?不(?:再)?${take}了`,
  'u',
);
const resumed = /又|恢复|重新|再(?:吃|用|服)/u;
/** What was stopped within days is still in the body. */
const lately = new RegExp(
  `刚|昨|今[天早晚]|前天|这[两几]天|停(?:了|药)?(?:${number}{1,2})天|最近几天`,
  'u',
);
const asking =
  /[？?]|吗|能不能|可不可以|行不行|好不好|要不要|该不该|什么|有没有|哪种|哪个|推荐|想(?:吃|喝|买|试|用|配|开|泡|补)|打算|准备|是不是|会不会|怎么样|适合/u;
const askedWithTaken = /一起|同时|同吃|一块|冲突|相克|停|减|换|和|跟|与|配/u;

/**
 * What a normalised text says of the medicine whose name stands at `at`. A medicine that was stopped
 * within the last days, or is asked about together with another one, counts as taken: that is the
 * careful side of every check of interactions.
 */
export function medicineStatus(text: string, at: number, name: string): MedicineStatus {
  const end = at + name.length;
  const sentenceFrom = Math.max(lastOf(text, at, '。！？!?\n'), 0);
  const clauseFrom = Math.max(lastOf(text, at, '，。；！？,;!?\n'), 0);
  const before = text.slice(clauseFrom, at);
  const after = text.slice(end, nextOf(text, end, '。！!\n'));
  const clause = before + name + text.slice(end, nextOf(text, end, '，。；！,;!\n'));
  if (denied.test(before) || pastBefore.test(before)) return 'stopped';
  const isAsked = asking.test(clause);
  const isStopped = stoppedBefore.test(before) || stoppedAfter.test(after);
  if (isStopped && !isAsked && !resumed.test(after)) {
    return lately.test(text.slice(sentenceFrom, end) + after) ? 'taken' : 'stopped';
  }
  if (!isAsked && notTakenAfter.test(after)) return 'stopped';
  if (!isAsked || takenUntilNow.test(before)) return 'taken';
  const isTakenBeside = !chineseMedicines.has(name) && askedWithTaken.test(clause);
  return isTakenBeside ? 'taken' : 'considered';
}

function lastOf(text: string, before: number, marks: string): number {
  let at = before;
  while (at > 0 && !marks.includes(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Where the clause or sentence from `from` ends; a question mark belongs to it. */
function nextOf(text: string, from: number, marks: string): number {
  let at = from;
  while (at < text.length && !marks.includes(text.charAt(at))) {
    if ('？?'.includes(text.charAt(at))) return at + 1;
    at += 1;
  }
  return at;
}

import type { Clauses } from './clauses.ts';

export type Stretch = { start: number; end: number };

const words = (list: string): Set<string> => new Set(list.split(' '));

/** Cover a whole list after them: 无头晕头痛. */
const listNegators = words(
  '没有 没 无 否认 未见 并无 均无 暂无 从无 毫无 未诉 未有 没有过 没得 从没 从来没 从来没有 从未 莫得 冇得 冒得 并没 并没有 也没 也没有 都没有 都没 还没 还没有 木有 冇 没出现 未出现 没发现 未发现 没见',
);
/** Cover the next word only: 不咳嗽. */
const wordNegators = words(
  '不 不是 并不 并不是 并非 不算 不会 不曾 没再 不再 也不 都不 未 不怎么 不太 不大 从不 不觉得 不感觉 没觉得 没感觉 不存在 非 别说 谈不上 说不上',
);
const softeners = words(
  '什么 任何 明显 明显的 特别 特别的 出现 出现过 感觉 感觉到 感到 觉得 到 过 再 有 太 很 那么 怎么 会 的 啥 其他 其它 其他的 发生 经常 总 一直 老 现在 目前 真 这种 那种 这样 这些 以下 上述 严重的 严重 过什么 有什么 见 诉 伴 伴有 伴随 同时 想 要 地 得 在 过于 被 去 说 做 喝 吃 人 谁',
);
const joiners = words('、 和 或 及 跟 与 以及 或者 或是 / \u0020 ・ · +');
/** 有没有 and the like ask; they deny nothing. */
const askers = words('有没有 是不是 会不会 要不要 有无 是否 能不能 有没 是不 对不对');
/** Those that only a questioner says; 是不是 may be a wish's own. */
const surveys = words('有没有 有无 是否');
const wordMax = 4;
/** Where something is felt, and when: 没有肢体无力 denies as 没有无力 does. */
const placed =
  /(?:(?:[一单半左右两双](?:[侧边只条个]|身)?的?)?(?:肢体|四肢|上肢|下肢|手脚|胳膊|手臂|手指|手掌|手腕|脚踝|脚趾|腿脚|小腿|大腿|膝盖|关节|肩膀|肩颈|肩背|后背|腰背|腰部|颈部|颈项|脖子|头部|后脑勺|太阳穴|脸部|面部|口角|眼睛|眼皮|耳朵|鼻子|鼻腔|嗓子|喉咙|咽喉|口腔|舌头|胸口|胸部|心口|肚子|腹部|小腹|上腹|下腹|下身|下面|阴道|皮肤|身上|身体|全身|浑身|夜里|夜间|晚上|白天|半夜|早上|活动后|饭后|吃饭时|走路时?|手|脚|腿|腰|背)|[一单半左右两双][侧边](?:身子)?)(?:里|上|那里|部位|部)?(?:面)?(?:的|也|都|会|有|老|经常|总是|突然|一阵阵)?$/u;
const placedMax = 12;

function wordBefore(text: string, at: number, from: number, set: Set<string>): number {
  for (let length = Math.min(wordMax, at - from); length > 0; length -= 1) {
    if (set.has(text.slice(at - length, at))) return length;
  }
  return 0;
}

const listItem = /(?:^|[、/\s])(?:并|也|都|均|且)?(?:没有|无|否认|未见|未诉)[^、，不是但就]{1,8}$/u;
const deniedAfter =
  /^(?:的?(?:症状|情况|感觉|现象)?)(?:倒是|倒|也|都|一直|从来|现在|目前|已经|早就|暂时|基本|基本上|全|完全|就)*(?:没有(?:了|过)?|没了|无|不存在|没出现过?|没发生过?|不明显|没有什么|消失了?|不见了|好了|已好|已愈|痊愈了?|治好了|止住了|退了|停了)(?=$|[，。；！？\s、）)\n]|的$)/u;
const afterMax = 16;

/** Whether the words right before `start` leave a statement open (有没有, 是不是). */
export function isAsked(text: string, clauses: Clauses, start: number, isWished = false): boolean {
  const from = clauses.clauseStart[start] ?? 0;
  const soft = wordBefore(text, start, from, softeners);
  return wordBefore(text, start - soft, from, isWished ? surveys : askers) > 0;
}

/**
 * Which of the stretches (sorted by start, not overlapping) are denied by words around them.
 * Negation runs over a list up to the end of its clause and is broken by any other word; two
 * negators cancel (不是没有). One pass: a list inherits what its previous item found.
 */
export function deniedStretches(
  text: string,
  clauses: Clauses,
  stretches: readonly Stretch[],
): boolean[] {
  const endsAt = new Map<number, number>();
  const listState: boolean[] = [];
  const denied = stretches.map((stretch, index) => {
    endsAt.set(stretch.end, index);
    const from = clauses.clauseStart[stretch.start] ?? 0;
    let at = stretch.start;
    let joined = false;
    let isDenied = false;
    let coversList = false;
    let isPlaced = false;
    while (at > from) {
      const previous = endsAt.get(at);
      if (previous !== undefined && previous !== index && isDenied) break;
      if (
        previous !== undefined &&
        previous !== index &&
        (stretches[previous]?.start ?? 0) >= from
      ) {
        // 没有胸口疼胳膊麻 may begin anew.
        if (listState[previous] === true && !isPlaced) [isDenied, coversList] = [!isDenied, true];
        break;
      }
      if (wordBefore(text, at, from, askers) > 0) break;
      const list = wordBefore(text, at, from, listNegators);
      const single = wordBefore(text, at, from, wordNegators);
      if (list > 0 || (single > 0 && !joined && !isPlaced)) {
        if (list >= single) coversList = true;
        isDenied = !isDenied;
        at -= Math.max(list, single);
        continue;
      }
      const soft = wordBefore(text, at, from, softeners);
      const join = wordBefore(text, at, from, joiners);
      const place: number =
        soft === 0 && join === 0 && !isPlaced
          ? (placed.exec(text.slice(Math.max(from, at - placedMax), at))?.[0].length ?? 0)
          : 0;
      isPlaced ||= place > 0;
      if (soft === 0 && join === 0 && place === 0) break;
      if (join > 0) {
        joined = true;
        if (!isDenied && listItem.test(text.slice(Math.max(from, at - join - 12), at - join))) {
          [isDenied, coversList] = [true, true];
          break;
        }
      }
      at -= Math.max(soft, join, place);
    }
    listState[index] = isDenied && coversList;
    const after = text.slice(stretch.end, stretch.end + afterMax);
    return isDenied !== deniedAfter.test(after);
  });
  return withinDenied(stretches, denied);
}

/** What lies inside a longer denied phrase is denied with it: 烧 in 没发烧. */
function withinDenied(stretches: readonly Stretch[], denied: readonly boolean[]): boolean[] {
  let start = -1;
  let end = -1;
  return stretches.map((stretch, index) => {
    const isInside = stretch.start > start && stretch.end <= end;
    if (denied[index] === true && stretch.end > end) ({ start, end } = stretch);
    return denied[index] === true || isInside;
  });
}
